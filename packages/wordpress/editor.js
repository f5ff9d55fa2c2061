/* The block in the editor: its choices, and the events as the server draws them. */
{
  /** @typedef {{ business: string, count: number, lang: string }} Attributes */
  /** @typedef {{ wp: any, dabeiEventsTexts: Record<string, string> }} Globals */
  const { wp, dabeiEventsTexts: texts } = /** @type {Window & Globals} */ (/** @type {unknown} */ (window));
  const { blocks, blockEditor, components, element, serverSideRender } = wp;
  const make = element.createElement;
  const languages = [
    { label: texts.of_the_site, value: '' },
    { label: 'Deutsch', value: 'de' },
    { label: 'English', value: 'en' },
  ];

  const Nothing = () => make('p', null, texts.no_address);

  /** @param {{ attributes: Attributes, setAttributes: (changed: Record<string, string | number>) => void }} props */
  const Edit = ({ attributes, setAttributes }) => {
    const { business, count, lang } = attributes;
    /** @param {keyof Attributes} name @param {string | number} value */
    const field = (name, value) => ({
      label: texts[name],
      value,
      onChange: (/** @type {string | number} */ next) => setAttributes({ [name]: next }),
    });
    const choices = make(
      components.PanelBody,
      { title: texts.title },
      make(components.RangeControl, { ...field('count', count), min: 1, max: 20 }),
      make(components.SelectControl, { ...field('lang', lang), options: languages }),
      make(components.TextControl, field('business', business)),
    );
    const events = make(serverSideRender, { block: 'dabei/events', attributes, EmptyResponsePlaceholder: Nothing });
    return make(
      'div',
      blockEditor.useBlockProps(),
      make(blockEditor.InspectorControls, null, choices),
      make(components.Disabled, null, events),
    );
  };

  blocks.registerBlockType('dabei/events', { edit: Edit, save: () => null });
}
