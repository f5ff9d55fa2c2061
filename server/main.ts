import { runProduct } from '#server/boot/run-product.ts';

runProduct();
