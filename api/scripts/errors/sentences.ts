import ts from "typescript";
import type { Leaf, Leaves } from "./leaves.ts";

/**
 * Returns the sentences that a leaf may be. What is known only while the program runs stands as `{name}`;
 * null for a leaf that is no text at all.
 */
export function sentencesOf(leaves: Leaves, { node, env }: Leaf): string[] | null {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isNumericLiteral(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [
      node.head.text +
        node.templateSpans
          .map(({ expression, literal }) => partOf(leaves, { node: expression, env }) + literal.text)
          .join(""),
    ];
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
    return [partOf(leaves, { node: node.left, env }) + partOf(leaves, { node: node.right, env })];
  const type = leaves.checker.getTypeAtLocation(node);
  const members = type.isUnion() ? type.types : [type];
  const texts = members.filter((member) => member.isStringLiteral()).map(({ value }) => value);
  return texts.length > 0 && texts.length === members.length ? texts : null;
}

/** Returns a part of a sentence: its text where there is only one, else the name of what stands there. */
function partOf(leaves: Leaves, { node, env }: Leaf): string {
  const digits = grouped(leaves, { node, env });
  if (digits) return digits;
  const texts = leaves.of(node, env).map((leaf) => sentencesOf(leaves, leaf));
  const [only] = texts;
  return texts.length === 1 && only?.length === 1 ? only[0]! : `{${calledBy(node)}}`;
}

/** `most.toLocaleString("es-CO")` of a number that is known: `10.000`. */
function grouped(leaves: Leaves, { node, env }: Leaf): string | null {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return null;
  if (node.expression.name.text !== "toLocaleString") return null;
  const [number] = leaves.of(node.expression.expression, env);
  return number && ts.isNumericLiteral(number.node)
    ? Number(number.node.text.replaceAll("_", "")).toLocaleString("es-CO")
    : null;
}

/**
 * Returns a readable name for the value of an expression: its last name, or the name of the value it is made
 * from.
 */
function calledBy(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (ts.isElementAccessExpression(node)) return calledBy(node.argumentExpression);
  if (ts.isCallExpression(node)) {
    if (ts.isPropertyAccessExpression(node.expression)) return calledBy(node.expression.expression);
    return node.arguments[0] ? calledBy(node.arguments[0]) : calledBy(node.expression);
  }
  if (ts.isConditionalExpression(node)) return calledBy(node.whenTrue);
  if (ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node)) return calledBy(node.expression);
  if (ts.isBinaryExpression(node)) return calledBy(node.left);
  return "…";
}
