/* Makes the pair of keys for notices on members' devices: npm run notice-keys. Nothing is stored. */
import webPush from 'web-push';

const { publicKey, privateKey } = webPush.generateVAPIDKeys();
process.stdout.write(`VAPID_PUBLIC_KEY=${publicKey}\nVAPID_PRIVATE_KEY=${privateKey}\n`);
