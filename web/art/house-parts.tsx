import type { ReactNode } from 'react';
import type { BusinessType } from '#domain/catalogue/business-types.ts';

/** Goods in the window by type; 118 high, feet at y = 118. */
export const goodsOf: Record<BusinessType, ReactNode> = {
  bar: <path d="M28 60h34v58H28zM62 72h14v30H62v-8h6V80h-6zM28 50h34v8H28z" />,
  restaurant: <path d="M15 96a40 40 0 0 1 80 0zM8 100h94v8H8zM51 48h8v10h-8z" />,
  cafe: <path d="M18 66h52v30q0 14-14 14H32q-14 0-14-14zM70 72h16v24H70v-8h8v-8h-8zM32 40h6v18h-6zM50 40h6v18h-6z" />,
  club: <path d="M53 0h4v22h-4zM55 20a30 30 0 1 0 .1 0zM28 42h54v4H28zM26 54h58v4H26z" fillRule="evenodd" />,
  fitness: <path d="M0 74h110v8H0zM10 54h12v48H10zM26 46h12v64H26zM72 46h12v64H72zM88 54h12v48H88z" />,
  event: <path d="M0 22h110v5H0zM14 27h16v40H14zM47 27h16v56H47zM80 27h16v40H80z" />,
  recurring: <path d="M14 34h82v74H14zM28 22h8v20h-8zM74 22h8v20h-8z" />,
  onetime: <path d="m55 24 11 28 30 2-23 19 8 30-26-17-26 17 8-30-23-19 30-2z" />,
  other: <path d="M20 40h70v68H20zM51 40h8v68h-8z" fillRule="evenodd" />,
};
