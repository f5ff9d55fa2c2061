import { runProduct } from '#server/run-product.ts';

runProduct();
