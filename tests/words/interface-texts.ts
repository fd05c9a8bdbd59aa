import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** A text of the sources and the file that contains it. A value inside it reads `{}`. */
export interface WrittenText {
  file: string;
  text: string;
}

/** Every text that these folders write, in quotation marks or between tags, in order of the files. */
export function writtenTexts(...folders: string[]): WrittenText[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((path) => /\.tsx?$/.test(path) && !/generated|^migrations/.test(path))
      .sort()
      .flatMap((path) => textsOf(join(folder, path))),
  );
}

/**
 * Texts that a person reads in Spanish: no code, no name of the schema, no SQL, no document, no style, no
 * list of passwords.
 */
export const isSpanish = ({ text }: WrittenText): boolean =>
  /[a-záéíóúñ] [a-záéíóúñ]|^[A-ZÁÉÍÓÚÑ¿¡][a-záéíóúñ]{2,}/.test(text) &&
  !/^\s*(select|insert|update|delete|with|alter|from|where|query|mutation|fragment|subscription)\b/i.test(
    text,
  ) &&
  !/[<>;=`]|[a-z]+_[a-z]+|::|\(\$|[a-z]+\.[a-z]+\(|color-mix|\bcbc:|\bsts:|\bthe\b|\bnot\b|\bwith\b|^X-|-Type|^Upload$|^\w+\.\w+$|^\{ |^\d{8}/.test(
    text,
  );

function textsOf(file: string): WrittenText[] {
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(
    file,
    readFileSync(join(root, file), "utf8"),
    ts.ScriptTarget.Latest,
    false,
    kind,
  );
  const found: WrittenText[] = [];
  const add = (text: string) => found.push({ file, text: text.replace(/\s+/g, " ").trim() });
  const walk = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    const joined = joinedText(node);
    if (joined !== undefined) add(joined);
    else if (ts.isJsxText(node)) add(node.text);
    if (ts.isTemplateExpression(node)) return node.templateSpans.forEach((span) => walk(span.expression));
    if (joined === undefined) ts.forEachChild(node, walk);
  };
  walk(source);
  return found.filter(({ text }) => text !== "");
}

/** The text of a literal, of a template, or of several that are added; undefined for any other. */
function joinedText(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join("");
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [joinedText(node.left), joinedText(node.right)];
    return left === undefined || right === undefined ? undefined : left + right;
  }
  return undefined;
}
