type SheetSources = {
  /** Own sheets, before the utilities. */
  rules: readonly string[];
  /** Globs of the files with the sheet's utilities, from this folder. */
  sources: readonly string[];
  /** Excluded globs. */
  except?: readonly string[];
};

/** Sources of every plain page's frame. */
const frame = ['../root.tsx', '../shell'];
const except = ['../shell/app-*.tsx'];

/** Page sheets by name; each has only the utilities of its sources. */
export const sheetSources: Record<string, SheetSources> = {
  screens: {
    rules: ['screens'],
    sources: ['..'],
    except: ['../{features,routes}/{legal,support}', '../routes/{guests,public}'],
  },
  /** Members' screens and the registration. */
  app: {
    rules: ['screens'],
    sources: ['..'],
    except: [
      '../features/{door,legal,review,support}',
      '../routes/{guests,legal,public,staging,support}',
      '../routes/demo/kit',
    ],
  },
  public: {
    rules: ['core'],
    sources: [
      ...frame,
      '../routes/public/home',
      '../routes/public/not-found.tsx',
      '../routes/legal',
      '../routes/support',
      '../features/{legal,support}',
      '../ui/scroll-row.ts',
      '../ui/{checkbox,field,field-group,icon,plain-submit,radio,select,spinner,stamp,strips,text-area,text-input}.tsx',
    ],
    except,
  },
  marketing: {
    rules: ['core', 'marketing'],
    sources: [
      ...frame,
      '../routes/public/{features,business,pricing,examples}',
      '../ui/{folder-tabs,icon,people-row,strips,stamp,upright-ticket}.tsx',
    ],
    except,
  },
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
  docs: { rules: ['core', 'docs'], sources: [...frame, '../routes/public/api-docs', '../ui/icon.tsx'], except },
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
