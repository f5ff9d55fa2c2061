import type { Element } from '#server/adapters/pictures/parse-drawing.ts';

type Pdf = PDFKit.PDFDocument;
/** Zero-length dash with round ends; the library needs some length. */
const DOT = 0.001;

type Matrix = [number, number, number, number, number, number];

const numbers = (text = '') => text.match(/-?[\d.]+(?:e-?\d+)?/g)?.map(Number) ?? [];
const idIn = (reference = '') => /#([^)]*)/.exec(reference)?.[1] ?? '';
const numberOf = (text: string | undefined, otherwise: number) => (text === undefined ? otherwise : Number(text));

function matrixOf(text = 'matrix(1 0 0 1 0 0)'): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers(text.slice(text.indexOf('(')));
  return [a, b, c, d, e, f];
}

/** Paints a drawing from `simplify`. */
export function paintOn(pdf: Pdf, drawing: Element): void {
  const definitions = new Map<string, Element>();
  const remember = (element: Element) => {
    if (element.attributes.id) definitions.set(element.attributes.id, element);
    element.children.forEach(remember);
  };
  remember(drawing);

  function paint(element: Element, opacity: number): void {
    const { name, attributes, children } = element;
    if (name === 'path') paintPath(attributes, opacity);
    else if (name === 'image') paintImage(attributes);
    else if (name !== 'defs') {
      pdf.save();
      if (attributes.transform) pdf.transform(...matrixOf(attributes.transform));
      clip(attributes['clip-path']);
      const inner = opacity * numberOf(attributes.opacity, 1);
      for (const child of children) paint(child, inner);
      pdf.restore();
    }
  }

  function clip(reference: string | undefined): void {
    const shape = definitions.get(idIn(reference));
    if (!reference || !shape) return;
    clip(shape.attributes['clip-path']);
    for (const { attributes } of pathsIn(shape)) pdf.path(attributes.d ?? '').clip();
  }

  function paintPath(attributes: Record<string, string>, opacity: number): void {
    const { d = '', fill = '#000000', stroke = 'none' } = attributes;
    const rule = attributes['fill-rule'] === 'evenodd' ? 'even-odd' : 'non-zero';
    const paintStroke = () => {
      if (stroke === 'none') return;
      const width = numberOf(attributes['stroke-width'], 1);
      const dashes = numbers(attributes['stroke-dasharray']);
      pdf.save().path(d).lineWidth(width);
      if (dashes.length > 0) pdf.dash(dashes[0] ?? 1, { space: dashes[1] ?? dashes[0] ?? 1 });
      pdf.strokeOpacity(opacity * numberOf(attributes['stroke-opacity'], 1)).stroke(stroke);
      pdf.restore();
    };
    const isStrokeFirst = attributes['paint-order']?.startsWith('stroke') ?? false;
    if (isStrokeFirst) paintStroke();
    if (fill.startsWith('url(')) paintPattern(fill, d, opacity);
    else if (fill !== 'none') {
      pdf
        .save()
        .path(d)
        .fillOpacity(opacity * numberOf(attributes['fill-opacity'], 1));
      pdf.fill(fill, rule).restore();
    }
    if (!isStrokeFirst) paintStroke();
  }

  /** Patterns are rows of dots, painted as dotted lines. */
  function paintPattern(reference: string, d: string, opacity: number): void {
    const pattern = definitions.get(idIn(reference));
    const [dot] = pattern ? pathsIn(pattern) : [];
    if (!pattern || !dot) return;
    const matrix = matrixOf(pattern.attributes.patternTransform);
    const [width, height] = [numberOf(pattern.attributes.width, 1), numberOf(pattern.attributes.height, 1)];
    const [across, down] = rangesOf(numbers(dot.attributes.d));
    const x = (across.from + across.to) / 2;
    const y = (down.from + down.to) / 2;
    const [columns, rows] = rangesOf(turnBack(rangesOf(numbers(d)), matrix));
    pdf.save().path(d).clip();
    pdf.transform(...matrix);
    pdf
      .lineWidth(across.to - across.from)
      .lineCap('round')
      .dash(DOT, { space: width - DOT });
    for (let row = Math.floor(rows.from / height); row <= Math.ceil(rows.to / height); row += 1) {
      pdf.moveTo(Math.floor(columns.from / width) * width + x, row * height + y);
      pdf.lineTo(columns.to + width, row * height + y);
    }
    pdf.strokeOpacity(opacity * numberOf(dot.attributes['fill-opacity'], 1));
    pdf.stroke(dot.attributes.fill ?? '#000000').restore();
  }

  /** Images fill their box, centred. */
  function paintImage(attributes: Record<string, string>): void {
    const [x, y] = [numberOf(attributes.x, 0), numberOf(attributes.y, 0)];
    const [width, height] = [numberOf(attributes.width, 1), numberOf(attributes.height, 1)];
    pdf.save();
    if (attributes.transform) pdf.transform(...matrixOf(attributes.transform));
    pdf.rect(x, y, width, height).clip();
    const source = attributes['xlink:href'] ?? attributes.href ?? '';
    pdf.image(source, x, y, { cover: [width, height], align: 'center', valign: 'center' }).restore();
  }

  paint(drawing, 1);
}

const pathsIn = (element: Element): Element[] =>
  element.children.flatMap((child) => (child.name === 'path' ? [child] : pathsIn(child)));

interface Range {
  from: number;
  to: number;
}

function rangesOf(points: number[]): [Range, Range] {
  const range = (axis: number) => {
    const values = points.filter((_, index) => index % 2 === axis);
    return { from: Math.min(...values), to: Math.max(...values) };
  };
  return [range(0), range(1)];
}

/** Applies the inverse matrix to a box. */
function turnBack([across, down]: [Range, Range], [a, b, c, d, e, f]: Matrix): number[] {
  const area = a * d - b * c;
  return [across.from, across.to].flatMap((x) =>
    [down.from, down.to].flatMap((y) => [(d * (x - e) - c * (y - f)) / area, (a * (y - f) - b * (x - e)) / area]),
  );
}
