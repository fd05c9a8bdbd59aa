import { relative } from "node:path";
import ts from "typescript";
import { functionOf, Leaves, nameOf, type Env, type Leaf } from "./leaves.ts";
import { sentencesOf } from "./sentences.ts";

/** A sentence that may refuse a request: its code, the field it points to, the file that says it. */
export interface FoundRefusal {
  readonly code: string;
  readonly sentence: string;
  readonly field: string;
  readonly file: string;
}

/** Refusals that were found, and the places whose sentence could not be read out of the source. */
export interface Found {
  readonly refusals: readonly FoundRefusal[];
  readonly unread: readonly string[];
}

/** One place that refuses: what stands there for code, sentence and field. */
interface Site {
  readonly code: Leaf | string;
  readonly message: Leaf;
  readonly field: Leaf | string;
  readonly at: ts.Node;
}

const NOBODY: Env = new Map();
const DEEPEST = 6;
/** Decorators of ours whose argument is a sentence: at which place, and what it refuses with. */
const speaking: ReadonlyMap<string, readonly [place: number, code: string]> = new Map([
  ["Required", [0, "BAD_USER_INPUT"]],
  ["RequiredText", [0, "BAD_USER_INPUT"]],
  ["OneOf", [1, "BAD_USER_INPUT"]],
  ["NotFound", [0, "NOT_FOUND"]],
]);

/** Decorators of texts of an input, each with the place of its argument for a text that is too long. */
const textFields: ReadonlyMap<string, number> = new Map([
  ["OptionalText", 2],
  ["RequiredText", 3],
]);

/** Reads every refusal out of the source files below `root`. */
export class Refusals {
  readonly #leaves: Leaves;
  readonly #calls = new Map<string, (ts.CallExpression | ts.NewExpression)[]>();
  readonly #found: FoundRefusal[] = [];
  readonly #unread = new Set<string>();

  constructor(
    private readonly program: ts.Program,
    private readonly root: string,
  ) {
    this.#leaves = new Leaves(program.getTypeChecker());
  }

  /** Everything below `folder` that refuses, sorted by file. */
  read(folder: string): Found {
    const files = this.program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(folder));
    for (const file of files) each(file, (node) => this.#noteCall(node));
    for (const file of files) each(file, (node) => this.#look(node));
    return { refusals: this.#found, unread: [...this.#unread] };
  }

  #noteCall(node: ts.Node): void {
    if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return;
    const name = nameOf(node.expression).getText();
    this.#calls.set(name, [...(this.#calls.get(name) ?? []), node]);
  }

  #look(node: ts.Node): void {
    if (ts.isNewExpression(node) && node.expression.getText() === "Refusal") this.#construction(node);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.SuperKeyword) {
      const extended = ts.findAncestor(node, ts.isClassDeclaration)?.heritageClauses?.[0]?.types[0];
      if (extended?.expression.getText() === "Refusal") this.#construction(node);
    } else if (ts.isObjectLiteralExpression(node)) this.#object(node);
    else if (ts.isArrayLiteralExpression(node)) this.#sentenceOfAct(node);
    else if (ts.isDecorator(node)) this.#decorator(node);
    else if (ts.isCallExpression(node) && !ts.isDecorator(node.parent)) this.#rule(node, "");
  }

  #construction(node: ts.NewExpression | ts.CallExpression): void {
    const [code, message, errors] = node.arguments ?? [];
    if (!code || !message || ts.isSpreadElement(code) || isCodeOfAnother(code)) return;
    const leaf = (part: ts.Expression) => ({ node: part, env: NOBODY });
    const field = errors ? this.#fieldsIn(leaf(errors)) : [];
    for (const one of field.length > 0 ? field : [""])
      this.#expand({ code: leaf(code), message: leaf(message), field: one, at: node });
  }

  /** Returns the fields that a list of entries names. */
  #fieldsIn(errors: Leaf): Leaf[] {
    return this.#leaves
      .of(errors.node, errors.env)
      .flatMap(({ node, env }) =>
        ts.isArrayLiteralExpression(node)
          ? node.elements.flatMap((entry) => this.#leaves.property({ node: entry, env }, "field"))
          : [],
      );
  }

  #object(node: ts.ObjectLiteralExpression): void {
    const message = valueOf(node, "message");
    if (!message || ts.findAncestor(node.parent, isPartOfRefusal)) return;
    const kind = this.#expected(node);
    const [at, env] = [node, NOBODY];
    const field = valueOf(node, "field");
    if (kind.includes("FieldFailure") && field)
      this.#expand({
        code: "BAD_USER_INPUT",
        message: { node: message, env },
        field: { node: field, env },
        at,
      });
    if (kind.includes("ValidationOptions") && !ts.findAncestor(node, ts.isDecorator))
      this.#expand({ code: "BAD_USER_INPUT", message: { node: message, env }, field: "", at });
  }

  /** `[code, text]` and `[holds, text, code?, field?]` of an acts table; its text may be a function. */
  #sentenceOfAct(node: ts.ArrayLiteralExpression): void {
    const [first, second, third, fourth] = node.elements;
    if (!first || !second || !node.getSourceFile().fileName.endsWith(".acts.rules.ts")) return;
    const kind = this.#expected(node);
    // A sentence that is made of the state is read as the function says it.
    const said = (part: ts.Expression) =>
      ts.isArrowFunction(part) && !ts.isBlock(part.body) ? part.body : part;
    const leaf = (part: ts.Expression) => ({ node: said(part), env: NOBODY });
    if (kind.includes("RefusalWords"))
      this.#expand({ code: leaf(first), message: leaf(second), field: "", at: node });
    else if (kind.includes("Condition"))
      this.#expand({
        code: third ? leaf(third) : "CONFLICT",
        message: leaf(written(second)),
        field: fourth && ts.isStringLiteral(fourth) ? fourth.text : "",
        at: node,
      });
  }

  /**
   * Reads a decorator of ours whose argument is a sentence, above a property or among the rules of a
   * mutation. Returns whether the call is one.
   */
  #rule(call: ts.CallExpression, field: string): boolean {
    const name = call.expression.getText();
    const [place, code] = speaking.get(name) ?? [];
    const text = place === undefined ? undefined : call.arguments[place];
    if (text && code) {
      this.#expand({ code, message: { node: text, env: NOBODY }, field, at: call });
      return true;
    }
    if (name !== "RequiredArgs") return false;
    for (const property of (call.arguments[0] as ts.ObjectLiteralExpression).properties)
      if (ts.isPropertyAssignment(property))
        this.#expand({
          code: "BAD_USER_INPUT",
          message: { node: property.initializer, env: NOBODY },
          field: property.name.getText(),
          at: call,
        });
    return false;
  }

  #decorator(node: ts.Decorator): void {
    const { parent } = node;
    const name = ts.isPropertyDeclaration(parent) || ts.isParameter(parent) ? parent.name.getText() : "";
    if (ts.isCallExpression(node.expression)) {
      this.#tooLong(node.expression, name);
      if (this.#rule(node.expression, name)) return;
    }
    if (!this.#isChecked(node.expression)) return;
    for (const { node: call, env } of this.#leaves.of(node.expression))
      for (const argument of ts.isCallExpression(call) ? call.arguments : [])
        for (const message of this.#leaves.property({ node: argument, env }, "message"))
          if (sentencesOf(this.#leaves, message)?.some((text) => /\s/.test(text)))
            this.#expand({ code: "BAD_USER_INPUT", message, field: name, at: node });
  }

  /** Reads the message of a text field for a text that is too long: its own, else the common one. */
  #tooLong(call: ts.CallExpression, field: string): void {
    const place = textFields.get(call.expression.getText());
    if (place === undefined) return;
    const declared = this.#leaves.symbolAt(call.expression)?.valueDeclaration;
    const made = declared && ts.isVariableDeclaration(declared) ? declared.initializer : undefined;
    const common = made && ts.isArrowFunction(made) ? made.parameters[place]?.initializer : undefined;
    const rule = call.arguments[place] ?? common;
    if (!rule) return;
    for (const message of this.#leaves.property({ node: rule, env: NOBODY }, "message"))
      this.#expand({ code: "BAD_USER_INPUT", message, field, at: call });
  }

  /** Returns whether a decorator is one of class-validator's, or one of ours that is made of them. */
  #isChecked(decorator: ts.Expression): boolean {
    const symbol = this.#leaves.symbolAt(
      nameOf(ts.isCallExpression(decorator) ? decorator.expression : decorator),
    );
    const file = symbol?.declarations?.[0]?.getSourceFile().fileName ?? "";
    return /class-validator|\.inputs\.ts$|\.filter\.ts$|\/core\/input\//.test(file);
  }

  /** Returns the names of the types that stand where a literal is written. */
  #expected(node: ts.Expression): string[] {
    const type = this.#leaves.checker.getContextualType(node);
    const members = type?.isUnion() ? [type, ...type.types] : type ? [type] : [];
    return members.flatMap(({ aliasSymbol, symbol }) =>
      [aliasSymbol, symbol as ts.Symbol | undefined]
        .filter((one) => one?.declarations?.some(isOfFailures))
        .map((one) => one!.name),
    );
  }

  /** Reads a place; where a parameter stands in it, reads it once for each call of its function. */
  #expand(site: Site, frame: Env = NOBODY, depth = 0): void {
    this.#leaves.within(frame, () => {
      const parts = [site.code, site.message, site.field].filter(
        (part): part is Leaf => typeof part !== "string",
      );
      for (const { node, env } of depth > DEEPEST ? [] : parts) {
        const called = this.#leaves
          .of(node, env)
          .map((leaf) => this.#functionOfParameter(leaf))
          .find((one) => one !== undefined);
        const calls = called ? this.#callsOf(called) : [];
        if (!called || calls.length === 0) continue;
        for (const call of calls) {
          const bound = this.#leaves.bound(called, call.arguments ?? [], NOBODY);
          this.#expand({ ...site, at: call }, new Map([...frame, ...bound]), depth + 1);
        }
        return;
      }
      this.#note(site);
    });
  }

  #functionOfParameter({ node, env }: Leaf) {
    if (!ts.isIdentifier(node)) return undefined;
    const symbol = this.#leaves.symbolAt(node);
    const declaration = symbol?.valueDeclaration;
    if (!symbol || this.#leaves.knows(symbol, env) || !declaration || !ts.isParameter(declaration))
      return undefined;
    return declaration.parent as Parameters<Leaves["bound"]>[0];
  }

  #callsOf(called: Parameters<Leaves["bound"]>[0]): (ts.CallExpression | ts.NewExpression)[] {
    const name = ts.isConstructorDeclaration(called)
      ? called.parent.name?.text
      : (called.name ?? (called.parent as ts.VariableDeclaration).name)?.getText();
    return (this.#calls.get(name ?? "") ?? []).filter((call) => {
      const symbol = this.#leaves.symbolAt(nameOf(call.expression));
      return ts.isConstructorDeclaration(called)
        ? symbol?.valueDeclaration === called.parent
        : functionOf(symbol) === called;
    });
  }

  #note({ code, message, field, at }: Site): void {
    const file = relative(this.root, at.getSourceFile().fileName);
    const texts = (part: Leaf | string) =>
      typeof part === "string"
        ? [part]
        : this.#leaves.of(part.node, part.env).flatMap((leaf) => sentencesOf(this.#leaves, leaf) ?? [null]);
    const sentences = texts(message).filter((text) => text !== "");
    const carried = this.#leaves.of(message.node, message.env).every(({ node }) => this.#isCarried(node));
    if (carried) return;
    const codes = texts(code);
    const fields = texts(field).map((text) => text ?? "…");
    for (const sentence of sentences)
      for (const one of codes) {
        const unread = sentence === null || one === null;
        if (unread) this.#unread.add(`${file}: ${at.getText().replace(/\s+/g, " ").slice(0, 140)}`);
        else
          for (const name of fields.length > 0 ? fields : [""])
            this.#found.push({ code: one, sentence, field: name, file });
      }
  }

  /** Returns the message of an entry or of a refusal that was made elsewhere, where it was read already. */
  #isCarried(node: ts.Expression): boolean {
    if (!ts.isPropertyAccessExpression(node) || node.name.text !== "message") return false;
    const { symbol } = this.#leaves.checker.getNonNullableType(
      this.#leaves.checker.getTypeAtLocation(node.expression),
    ) as { symbol?: ts.Symbol };
    return ["FieldFailure", "Refusal", "ValidationError"].includes(symbol?.name ?? "");
  }
}

const isOfFailures = (node: ts.Node): boolean =>
  /\/core\/(failure|acts)\.ts$|class-validator/.test(node.getSourceFile().fileName);

/** `error.code`: a refusal that is made out of another one, which is read where it is made. */
const isCodeOfAnother = (code: ts.Expression): boolean =>
  ts.isPropertyAccessExpression(code) && code.name.text === "code";

/**
 * Returns the function that writes a sentence about facts, as `about(example, write)` or `{ write }`; or the
 * text itself.
 */
function written(text: ts.Expression): ts.Expression {
  if (ts.isObjectLiteralExpression(text)) return valueOf(text, "write") ?? text;
  const isAbout = ts.isCallExpression(text) && ["about", "inStatus"].includes(text.expression.getText());
  return (isAbout && text.arguments.at(-1)) || text;
}

const isPartOfRefusal = (node: ts.Node): boolean =>
  ts.isNewExpression(node) && node.expression.getText() === "Refusal";

function valueOf(node: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const property = node.properties.find((one) => one.name?.getText() === name);
  if (!property) return undefined;
  if (ts.isPropertyAssignment(property)) return property.initializer;
  return ts.isShorthandPropertyAssignment(property) ? property.name : undefined;
}

function each(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node);
  ts.forEachChild(node, (child) => each(child, look));
}
