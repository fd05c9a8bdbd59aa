import sax from "sax";

/** An element of a document that was read: names with prefixes, its text without that of its parts. */
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

/** Reads a document. @throws Error when it is not XML. */
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

/** Returns the elements at a path of names below one, separated by `/`. */
export function elementsAt(element: XmlElement, path: string): readonly XmlElement[] {
  return path
    .split("/")
    .reduce<readonly XmlElement[]>(
      (found, name) => found.flatMap(({ parts }) => parts.filter((part) => part.name === name)),
      [element],
    );
}

/** Returns the text at a path; empty when there is none. */
export const textAt = (element: XmlElement, path: string): string => elementsAt(element, path)[0]?.text ?? "";
