/* Prints a VAPID key pair for notices on devices without storing it: npm run notice-keys. */
import webPush from 'web-push';

const { publicKey, privateKey } = webPush.generateVAPIDKeys();
process.stdout.write(`VAPID_PUBLIC_KEY=${publicKey}\nVAPID_PRIVATE_KEY=${privateKey}\n`);
