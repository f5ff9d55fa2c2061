type SheetSources = {
  /** Own sheets, before the utilities. */
  rules: readonly string[];
  /** Globs of the files with the sheet's utilities, from this folder. */
  sources: readonly string[];
  /** Globs of sources to leave out. */
  except?: readonly string[];
};

/** Sources of the frame of every plain page. */
const frame = ['../root.tsx', '../shell'];
const except = ['../shell/app-*.tsx'];

/** Page sheets by name. A plain page's sheet has only the utilities of its sources. */
export const sheetSources: Record<string, SheetSources> = {
  /** Screens that run React. */
  screens: { rules: ['screens'], sources: ['..'], except: ['../routes/{guests,legal,public,support}'] },
  /** Members' screens and the registration. */
  app: {
    rules: ['screens'],
    sources: ['..'],
    except: ['../features/{door,review}', '../routes/{guests,legal,public,staging,support}', '../routes/demo/kit'],
  },
  /** Pages without scripts. */
  public: {
    rules: ['core'],
    sources: [
      ...frame,
      '../routes/public/home',
      '../routes/public/not-found.tsx',
      '../routes/legal',
      '../routes/support',
      '../features/{legal,support}',
      '../ui/{checkbox,field,field-group,icon,plain-submit,radio,select,spinner,stamp,strips,text-area,text-input}.tsx',
    ],
    except,
  },
  /** Pages that explain the product to businesses. */
  marketing: {
    rules: ['core', 'marketing'],
    sources: [
      ...frame,
      '../routes/public/{features,business,pricing,examples}',
      '../ui/{folder-tabs,icon,people-row,strips,stamp,upright-ticket}.tsx',
    ],
    except,
  },
  /** The login and its second step. */
  login: {
    rules: ['core'],
    sources: [
      ...frame,
      '../art/{login-scene,street-row,waver}.tsx',
      '../routes/account/{login,second-step}.tsx',
      '../features/account/{demo-sign-in,form-on-field,login-form,second-step-form}.tsx',
      '../ui/{button,button-content,checkbox,field,form-failure,icon,panel,plain-submit,spinner,text-input}.tsx',
    ],
    except,
  },
  /** The documentation of the API. */
  docs: { rules: ['core', 'docs'], sources: [...frame, '../routes/public/api-docs', '../ui/icon.tsx'], except },
  /** Pages of guests. */
  guests: {
    rules: ['guests'],
    sources: [
      '../routes/guests',
      '../features/events/event/notice/{hanging-strips,notice,notice-owner,notice-people,notice-stamp,title-size}.{ts,tsx}',
      '../art/house-colours.ts',
      '../ui/{icon,stamp}.tsx',
      '../shell/{wordmark,footer,footer-end,footer-links,footer-strips,demo-ribbon}.tsx',
    ],
  },
};
