import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { statusPath } from '#domain/status-page/addresses.ts';
import type { Component, IncidentState } from '#domain/status-page/status.ts';
import { components, incidentLimits, incidentStates } from '#domain/status-page/status.ts';
import { formatInstant } from '#i18n/format.ts';
import { reviewQueries } from '#web/api/review-queries.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FieldGroup } from '#web/ui/field-group.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { Incident } from './use-switches.ts';
import { useAddUpdate, useCorrectUpdate, useCreateIncident } from './use-switches.ts';

type Words = { text_de: string; text_en: string };
const noWords: Words = { text_de: '', text_en: '' };
const isWhole = (words: object) => Object.values(words).every((text) => String(text).trim() !== '');

/** Incidents of the status page: a new one, and how each goes on. */
export function IncidentBoard() {
  const { t } = useTranslation('desk-switches');
  const found = useQuery(reviewQueries.incidents);
  return (
    <Panel className="grid gap-6">
      <div>
        <h2 className="text-h3">{t('incidents.title')}</h2>
        <p className="mt-1 max-w-text text-ink-2 text-small">
          {t('incidents.help')}{' '}
          <a href={statusPath} className="target-44 text-link">
            {t('incidents.page')}
          </a>
        </p>
      </div>
      <NewIncident />
      <ul>
        {(found.data?.data ?? []).map((incident) => (
          <li key={incident.id} className="border-line border-t py-4">
            <IncidentRow incident={incident} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type WordsProps = { words: Words; isTried: boolean; onChange: (words: Words) => void };

function WordsFields({ words, isTried, onChange }: WordsProps) {
  const { t } = useTranslation('desk-switches');
  return (['text_de', 'text_en'] as const).map((field) => (
    <TextArea
      key={field}
      label={t(`incidents.${field}`)}
      value={words[field]}
      maxLength={incidentLimits.textLength}
      onChange={({ target }) => onChange({ ...words, [field]: target.value })}
      error={isTried && words[field].trim() === '' ? t('needed') : null}
    />
  ));
}

function StateSelect({ state, onChange }: { state: IncidentState; onChange: (state: IncidentState) => void }) {
  const { t } = useTranslation('desk-switches');
  return (
    <Select
      label={t('incidents.state')}
      value={state}
      onChange={({ target }) => onChange(incidentStates.find((each) => each === target.value) ?? state)}
      options={incidentStates.map((value) => ({ value, label: t(`incidents.states.${value}`) }))}
      className="max-w-80"
    />
  );
}

const noTitles = { title_de: '', title_en: '' };

function NewIncident() {
  const { t } = useTranslation('desk-switches');
  const [isOpen, setOpen] = useState(false);
  const [titles, setTitles] = useState(noTitles);
  const [words, setWords] = useState(noWords);
  const [state, setState] = useState<IncidentState>('investigating');
  const [chosen, setChosen] = useState<readonly Component[]>([]);
  const [isTried, setTried] = useState(false);
  const create = useCreateIncident();

  async function send() {
    setTried(true);
    if (!isWhole(titles) || !isWhole(words) || chosen.length === 0) return;
    const done = await create.mutateAsync({ ...titles, ...words, state, components: [...chosen] }).catch(() => null);
    if (!done) return;
    setTitles(noTitles);
    setWords(noWords);
    setChosen([]);
    setTried(false);
    setOpen(false);
  }

  if (!isOpen) {
    return (
      <div>
        <Button onClick={() => setOpen(true)}>{t('incidents.new')}</Button>
      </div>
    );
  }
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {(['title_de', 'title_en'] as const).map((field) => (
        <TextInput
          key={field}
          label={t(`incidents.${field}`)}
          value={titles[field]}
          maxLength={incidentLimits.titleLength}
          onChange={({ target }) => setTitles({ ...titles, [field]: target.value })}
          error={isTried && titles[field].trim() === '' ? t('needed') : null}
        />
      ))}
      <FieldGroup
        label={t('incidents.parts')}
        error={isTried && chosen.length === 0 ? t('incidents.partMissing') : null}
      >
        {components.map((component) => (
          <Checkbox
            key={component}
            label={t(`incidents.components.${component}`)}
            checked={chosen.includes(component)}
            onChange={({ target }) =>
              setChosen(target.checked ? [...chosen, component] : chosen.filter((each) => each !== component))
            }
          />
        ))}
      </FieldGroup>
      <StateSelect state={state} onChange={setState} />
      <WordsFields words={words} isTried={isTried} onChange={setWords} />
      {create.problem && (
        <p role="alert" className="font-semibold text-oxblood">
          {create.problem}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setOpen(false)}>
          {t('cancel')}
        </Button>
        <Button type="submit" busy={create.isPending}>
          {t('incidents.publish')}
        </Button>
      </div>
    </form>
  );
}

function IncidentRow({ incident: { id, title_de: de, title_en: en, state, updates } }: { incident: Incident }) {
  const { t } = useTranslation('desk-switches');
  const language = useLanguage();
  const [edited, setEdited] = useState<'new' | number | null>(null);
  const title = { de, en }[language];
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-h4">{title}</h3>
        <Badge tone={state === 'resolved' ? 'fir' : 'oxblood'}>{t(`incidents.states.${state}`)}</Badge>
      </div>
      <ol className="grid gap-2">
        {updates.map((update) => (
          <li key={update.id} className="text-small">
            <p className="text-ink-2">
              {formatInstant(update.at, language)}, {update.by} · {t(`incidents.states.${update.state}`)}
            </p>
            <p className="max-w-text whitespace-pre-line break-words">
              {{ de: update.text_de, en: update.text_en }[language]}
            </p>
            {edited === update.id ? (
              <UpdateForm id={id} update={update} onDone={() => setEdited(null)} />
            ) : (
              <button type="button" className="text-link min-h-11" onClick={() => setEdited(update.id)}>
                {t('incidents.correct')}
              </button>
            )}
          </li>
        ))}
      </ol>
      {edited === 'new' ? (
        <UpdateForm id={id} onDone={() => setEdited(null)} />
      ) : (
        <div>
          <Button
            variant="secondary"
            aria-label={t('incidents.updateNamed', { title })}
            onClick={() => setEdited('new')}
          >
            {t('incidents.update')}
          </Button>
        </div>
      )}
    </div>
  );
}

type UpdateFormProps = { id: string; update?: Words & { id: number }; onDone: () => void };

/** A further update, or the correction of one. */
function UpdateForm({ id, update, onDone }: UpdateFormProps) {
  const { t } = useTranslation('desk-switches');
  const [words, setWords] = useState<Words>({ text_de: update?.text_de ?? '', text_en: update?.text_en ?? '' });
  const [state, setState] = useState<IncidentState>('monitoring');
  const [isTried, setTried] = useState(false);
  const add = useAddUpdate(id);
  const correct = useCorrectUpdate(id);
  const problem = add.problem ?? correct.problem;

  async function send() {
    setTried(true);
    if (!isWhole(words)) return;
    const sent = update ? correct.mutateAsync({ updateId: update.id, ...words }) : add.mutateAsync({ state, ...words });
    if (await sent.catch(() => null)) onDone();
  }

  return (
    <form
      noValidate
      className="grid gap-4 rounded-well bg-sunk p-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {!update && <StateSelect state={state} onChange={setState} />}
      <WordsFields words={words} isTried={isTried} onChange={setWords} />
      {problem && (
        <p role="alert" className="font-semibold text-oxblood">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onDone}>
          {t('cancel')}
        </Button>
        <Button type="submit" busy={add.isPending || correct.isPending}>
          {t(update ? 'incidents.correct' : 'incidents.publish')}
        </Button>
      </div>
    </form>
  );
}
