import ts from "typescript";

/** Arguments bound to the parameters of a function at one call; null for an argument that is left out. */
export type Env = ReadonlyMap<ts.Symbol, { readonly node: ts.Expression; readonly env: Env } | null>;

/** An expression that cannot be followed further, and what the parameters in it stand for. */
export interface Leaf {
  readonly node: ts.Expression;
  readonly env: Env;
}

type OwnFunction = ts.FunctionDeclaration | ts.ArrowFunction | ts.FunctionExpression | ts.MethodDeclaration;

type Follow = (next: ts.Expression, within?: Env) => Leaf[];

const NONE: Env = new Map();
const DEEPEST = 16;
const overEntries = new Set(["map", "flatMap", "forEach", "filter", "find", "some", "every", "findLast"]);

/** Follows expressions to what they may stand for: constants, branches, tables and functions of our own. */
export class Leaves {
  readonly #known = new Map<ts.Expression, Leaf[]>();
  readonly #open = new Set<ts.Expression>();
  #frame: Env = NONE;

  constructor(readonly checker: ts.TypeChecker) {}

  /** Looks with what the parameters of the enclosing functions stand for in one of their calls. */
  within<T>(frame: Env, look: () => T): T {
    const before = this.#frame;
    this.#frame = frame;
    const found = look();
    this.#frame = before;
    return found;
  }

  /** Returns whether the argument of a parameter is known. */
  knows = (symbol: ts.Symbol, env: Env): boolean => env.has(symbol) || this.#frame.has(symbol);

  /** Returns the declared thing that a name means, behind its imports. */
  symbolAt(node: ts.Node): ts.Symbol | undefined {
    const shorthand = ts.isShorthandPropertyAssignment(node.parent)
      ? this.checker.getShorthandAssignmentValueSymbol(node.parent)
      : undefined;
    const symbol = shorthand ?? this.checker.getSymbolAtLocation(node);
    return symbol && symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
  }

  /** Returns the arguments bound to the parameters of a function in one call of it. */
  bound(called: OwnFunction | ts.ConstructorDeclaration, args: readonly ts.Expression[], env: Env): Env {
    const all = new Map(env);
    called.parameters.forEach(({ name, initializer }, place) => {
      const symbol = ts.isIdentifier(name) ? this.checker.getSymbolAtLocation(name) : undefined;
      const given = args[place];
      if (symbol)
        all.set(symbol, given ? { node: given, env } : initializer ? { node: initializer, env } : null);
    });
    return all;
  }

  /** Everything that an expression may stand for; nulls and truths are left out. */
  of(node: ts.Expression, env: Env = NONE): Leaf[] {
    const kept = env.size === 0 && this.#frame.size === 0;
    const known = kept ? this.#known.get(node) : undefined;
    if (known) return known;
    // A function that calls itself, or a list that is made from itself, says nothing new.
    if (this.#open.has(node) || this.#open.size > DEEPEST) return [];
    this.#open.add(node);
    const found = this.#follow(node, env);
    this.#open.delete(node);
    if (kept) this.#known.set(node, found);
    return found;
  }

  #follow(node: ts.Expression, env: Env): Leaf[] {
    const follow = (next: ts.Expression, within = env) => this.of(next, within);
    if (
      ts.isParenthesizedExpression(node) ||
      ts.isAsExpression(node) ||
      ts.isSatisfiesExpression(node) ||
      ts.isNonNullExpression(node) ||
      ts.isAwaitExpression(node)
    )
      return follow(node.expression);
    if (ts.isConditionalExpression(node)) return [...follow(node.whenTrue), ...follow(node.whenFalse)];
    if (ts.isBinaryExpression(node)) return this.#ofBinary(node, env, follow);
    if (isNothing(node)) return [];
    if (ts.isIdentifier(node)) return this.#ofName(node, env, follow);
    if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) {
      const name = ts.isPropertyAccessExpression(node) ? node.name.text : keyOf(node.argumentExpression);
      const picked = follow(node.expression).flatMap((base) => this.#picked(base, name));
      return picked.length > 0 ? picked.flatMap((leaf) => follow(leaf.node, leaf.env)) : [{ node, env }];
    }
    if (ts.isCallExpression(node)) return this.#ofCall(node, env, follow);
    return [{ node, env }];
  }

  #ofBinary(node: ts.BinaryExpression, env: Env, follow: Follow): Leaf[] {
    const { operatorToken, left, right } = node;
    if (operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken) return follow(right);
    return operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken ||
      operatorToken.kind === ts.SyntaxKind.BarBarToken
      ? [...follow(left), ...follow(right)]
      : [{ node, env }];
  }

  #ofName(node: ts.Identifier, env: Env, follow: Follow): Leaf[] {
    const symbol = this.symbolAt(node);
    if (!symbol) return [{ node, env }];
    const given = env.has(symbol) ? env.get(symbol) : this.#frame.get(symbol);
    if (given !== undefined) return given ? follow(given.node, given.env) : [];
    const declaration = symbol.valueDeclaration;
    if (declaration && ts.isVariableDeclaration(declaration)) {
      if (declaration.initializer) return follow(declaration.initializer);
      const entries = this.#loopedOver(declaration, env);
      if (entries.length > 0) return entries.flatMap((leaf) => follow(leaf.node, leaf.env));
    }
    if (declaration && ts.isParameter(declaration)) {
      const entries = this.#passedOver(declaration, env);
      if (entries.length > 0) return entries.flatMap((leaf) => follow(leaf.node, leaf.env));
    }
    if (declaration && ts.isBindingElement(declaration)) {
      const parts = this.#unpacked(declaration, env);
      if (parts.length > 0) return parts.flatMap((leaf) => follow(leaf.node, leaf.env));
    }
    return [{ node, env }];
  }

  #ofCall(node: ts.CallExpression, env: Env, follow: Follow): Leaf[] {
    const { expression } = node;
    if (
      ts.isPropertyAccessExpression(expression) &&
      ["find", "findLast", "at"].includes(expression.name.text)
    )
      return follow(expression.expression).flatMap((leaf) => this.#entriesOf(leaf));
    const called = functionOf(this.symbolAt(nameOf(expression)));
    if (!called?.body || called.getSourceFile().isDeclarationFile || !this.#mayRefuse(node))
      return [{ node, env }];
    const within = this.bound(called, node.arguments, env);
    const answers = returnsOf(called);
    return answers.length > 0 ? answers.flatMap((answer) => follow(answer, within)) : [{ node, env }];
  }

  /** Returns whether a call may answer a text, or what holds texts: never a promise, a number or a record. */
  #mayRefuse(node: ts.CallExpression): boolean {
    const type = this.checker.getTypeAtLocation(node);
    return (type.isUnion() ? type.types : [type]).some(
      (member) =>
        member.flags & ts.TypeFlags.StringLike ||
        member.getCallSignatures().length > 0 ||
        this.checker.isArrayLikeType(member) ||
        ["__object", "FieldFailure"].includes((member.symbol as ts.Symbol | undefined)?.name ?? ""),
    );
  }

  /**
   * Returns the values of a property of an object, of an entry of a list, or all of them where the name is
   * open.
   */
  #picked({ node, env }: Leaf, name: string | null): Leaf[] {
    if (ts.isObjectLiteralExpression(node))
      return node.properties.flatMap((property) => {
        if (ts.isSpreadAssignment(property))
          return this.of(property.expression, env).flatMap((leaf) => this.#picked(leaf, name));
        if (!property.name || (name !== null && property.name.getText().replaceAll('"', "") !== name))
          return [];
        if (ts.isPropertyAssignment(property)) return [{ node: property.initializer, env }];
        return ts.isShorthandPropertyAssignment(property) ? [{ node: property.name, env }] : [];
      });
    if (isEntries(node))
      return name === "1" ? this.of(node.arguments[0]!, env).flatMap((leaf) => this.#picked(leaf, null)) : [];
    if (!ts.isArrayLiteralExpression(node)) return [];
    const entries = this.#entriesOf({ node, env });
    return name === null || !/^\d+$/.test(name) ? entries : entries.slice(Number(name), Number(name) + 1);
  }

  /** Returns a property of what an expression may stand for. */
  property(leaf: Leaf, name: string): Leaf[] {
    return this.of(leaf.node, leaf.env)
      .flatMap((base) => this.#picked(base, name))
      .flatMap(({ node, env }) => this.of(node, env));
  }

  #entriesOf({ node, env }: Leaf): Leaf[] {
    if (isEntries(node)) return [{ node, env }];
    if (!ts.isArrayLiteralExpression(node)) return [];
    return node.elements.flatMap((entry) =>
      ts.isSpreadElement(entry)
        ? this.of(entry.expression, env).flatMap((leaf) => this.#entriesOf(leaf))
        : this.of(entry, env),
    );
  }

  #loopedOver({ parent: list }: ts.VariableDeclaration, env: Env): Leaf[] {
    return ts.isForOfStatement(list.parent)
      ? this.of(list.parent.expression, env).flatMap((leaf) => this.#entriesOf(leaf))
      : [];
  }

  /** Returns the entries that a list's own method hands to the function whose first parameter this is. */
  #passedOver({ parent }: ts.ParameterDeclaration, env: Env): Leaf[] {
    const call = parent.parent;
    return ts.isCallExpression(call) &&
      ts.isPropertyAccessExpression(call.expression) &&
      overEntries.has(call.expression.name.text)
      ? this.of(call.expression.expression, env).flatMap((leaf) => this.#entriesOf(leaf))
      : [];
  }

  #unpacked(element: ts.BindingElement, env: Env): Leaf[] {
    const pattern = element.parent;
    const owner = pattern.parent;
    const whole = ts.isVariableDeclaration(owner)
      ? owner.initializer
        ? this.of(owner.initializer, env)
        : this.#loopedOver(owner, env)
      : ts.isParameter(owner)
        ? this.#passedOver(owner, env)
        : this.#unpacked(owner, env);
    const name = ts.isArrayBindingPattern(pattern)
      ? String(pattern.elements.indexOf(element))
      : (element.propertyName ?? element.name).getText();
    const picked = whole.flatMap((leaf) => this.#picked(leaf, name));
    return element.initializer ? [...picked, { node: element.initializer, env }] : picked;
  }
}

const isNothing = (node: ts.Expression): boolean =>
  node.kind === ts.SyntaxKind.NullKeyword ||
  node.kind === ts.SyntaxKind.TrueKeyword ||
  node.kind === ts.SyntaxKind.FalseKeyword ||
  (ts.isIdentifier(node) && node.text === "undefined");

/** `Object.entries(table)`: stands for each of its pairs. */
const isEntries = (node: ts.Expression): node is ts.CallExpression =>
  ts.isCallExpression(node) && node.expression.getText() === "Object.entries" && node.arguments.length === 1;

const keyOf = (node: ts.Expression): string | null =>
  ts.isStringLiteralLike(node) || ts.isNumericLiteral(node) ? node.text : null;

/** Returns the name by which something is called: `a.b.c()` is called by `c`. */
export const nameOf = (node: ts.Expression): ts.Node =>
  ts.isPropertyAccessExpression(node) ? node.name : node;

/** Returns the function that a symbol is, written as a declaration or kept in a constant. */
export function functionOf(symbol: ts.Symbol | undefined): OwnFunction | undefined {
  const declaration = symbol?.valueDeclaration;
  if (!declaration) return undefined;
  if (ts.isFunctionDeclaration(declaration) || ts.isMethodDeclaration(declaration)) return declaration;
  const kept =
    ts.isVariableDeclaration(declaration) || ts.isPropertyAssignment(declaration)
      ? declaration.initializer
      : undefined;
  return kept && (ts.isArrowFunction(kept) || ts.isFunctionExpression(kept)) ? kept : undefined;
}

function returnsOf({ body }: OwnFunction): ts.Expression[] {
  if (!body || !ts.isBlock(body)) return body ? [body] : [];
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isReturnStatement(node) && node.expression) found.push(node.expression);
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit);
  };
  ts.forEachChild(body, visit);
  return found;
}
