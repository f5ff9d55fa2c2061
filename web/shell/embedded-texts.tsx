import type { ResourceLanguage } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextFile } from '#i18n/settings.ts';

const ID = 'texts';

/** Embeds a hydrated screen's texts, to save a request. */
export function EmbeddedTexts({ files }: { files: readonly TextFile[] }) {
  const { i18n } = useTranslation();
  const [json] = useState(() => {
    const texts = Object.fromEntries(files.map((file) => [file, i18n.getResourceBundle(i18n.language, file)]));
    return JSON.stringify(texts).replaceAll('<', '\\u003c');
  });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own texts as JSON, with every < escaped
  return <script type="application/json" id={ID} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />;
}

/** Reads the output of `EmbeddedTexts`. */
export function readEmbeddedTexts(): ResourceLanguage {
  return JSON.parse(document.getElementById(ID)?.textContent ?? '{}');
}
