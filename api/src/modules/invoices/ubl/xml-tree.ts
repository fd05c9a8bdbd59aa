import sax from "sax";

/** A parsed XML element: names with prefixes, and its own text without the text of its parts. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly parts: readonly XmlElement[];
  readonly text: string;
}

interface Open {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly parts: Open[];
  text: string;
}

/**
 * Parses an XML document.
 * @throws Error when it is not XML.
 */
export function xmlTree(xml: string): XmlElement {
  const top: Open = { name: "", attributes: {}, parts: [], text: "" };
  const path = [top];
  const parser = sax.parser(true);
  parser.onopentag = ({ name, attributes }) => {
    const element: Open = { name, attributes: attributes as Record<string, string>, parts: [], text: "" };
    path.at(-1)?.parts.push(element);
    path.push(element);
  };
  parser.ontext = (text) => {
    const element = path.at(-1);
    if (element) element.text += text.trim();
  };
  parser.oncdata = (text) => {
    const element = path.at(-1);
    if (element) element.text += text;
  };
  parser.onclosetag = () => void path.pop();
  parser.onerror = (error) => {
    throw error;
  };
  parser.write(xml).close();
  const [root] = top.parts;
  if (!root) throw new Error("the document is empty");
  return root;
}

/** Returns the descendants of an element at a path of names, separated by `/`. */
export function elementsAt(element: XmlElement, path: string): readonly XmlElement[] {
  return path
    .split("/")
    .reduce<readonly XmlElement[]>(
      (found, name) => found.flatMap(({ parts }) => parts.filter((part) => part.name === name)),
      [element],
    );
}

/** Returns the text of the first element at a path; empty when there is none. */
export const textAt = (element: XmlElement, path: string): string => elementsAt(element, path)[0]?.text ?? "";
