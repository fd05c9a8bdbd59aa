import type { AskedFamily, Family } from "./fonts.ts";
import type { Piece } from "./document.ts";
import { partsOf } from "./text-parts.ts";

/** Font families of named styles; a style without its own family is absent. */
export type FamilyOfStyle = ReadonlyMap<string, AskedFamily>;

/** Content in which every character has a font. */
export interface SetContent {
  readonly content: Piece;
  /** Font families that the content needs besides the requested ones. */
  readonly needed: ReadonlySet<Family>;
}

/** Part of a piece that determines its font family. */
interface Styled {
  readonly font?: string;
  readonly style?: string | readonly string[];
}
type Fields = Readonly<Record<string, unknown>>;

/** Part of a text: a plain string when it is in the requested family. */
type Inline = string | { readonly text: string; readonly font: Family };

/**
 * Assigns each character of a content to a font family that has it, or replaces it by a box when none has it.
 * A piece whose characters are all in its own family stays the same object, so that its bytes stay the same.
 */
export function setLetters(content: Piece, families: FamilyOfStyle): SetContent {
  const needed = new Set<Family>();
  return { content: within(content, "Text") as Piece, needed };

  function within(piece: unknown, outer: AskedFamily): unknown {
    if (typeof piece === "string") {
      const inlines = inlinesOf(piece, outer);
      return typeof inlines === "string" ? inlines : { text: inlines };
    }
    if (Array.isArray(piece)) return mapped(piece, (one) => within(one, outer));
    if (typeof piece !== "object" || piece === null) return piece;
    const family = familyOf(piece, outer);
    const fields = Object.entries(piece as Fields);
    const changed = fields.map(([key, value]) => [
      key,
      key === "text" ? textOf(value, family) : inner(value, family),
    ]);
    return changed.every(([, value], at) => value === fields[at]![1])
      ? piece
      : (Object.fromEntries(changed) as Fields);
  }

  /** Returns the content under a key other than `text`: only pieces inside it can be texts. */
  function inner(value: unknown, family: AskedFamily): unknown {
    return typeof value === "object" ? within(value, family) : value;
  }

  /** Returns the text of a piece as a flat list of parts, because the printer ignores nested styles. */
  function textOf(text: unknown, family: AskedFamily): unknown {
    if (typeof text === "string") return inlinesOf(text, family);
    if (!Array.isArray(text)) return inner(text, family);
    const parts = mapped(text as readonly unknown[], (part) => {
      if (typeof part === "string") return inlinesOf(part, family);
      const { text: own } = (part ?? {}) as Fields;
      if (typeof own !== "string") return inner(part, family);
      const inlines = inlinesOf(own, familyOf(part as Styled, family));
      if (inlines === own) return part;
      const styled = (inline: Inline) => ({
        ...(part as Fields),
        ...(typeof inline === "string" ? { text: inline } : inline),
      });
      return typeof inlines === "string" ? styled(inlines) : inlines.map(styled);
    });
    return parts === text ? text : parts.flat();
  }

  /** Returns a text unchanged, or in parts, each with its family if that differs from the requested one. */
  function inlinesOf(text: string, asked: AskedFamily): string | Inline[] {
    const parts = partsOf(text, asked);
    if (parts.every(({ family }) => family === asked)) return parts.map((part) => part.text).join("");
    return parts.map(({ text, family }) => {
      if (family === asked) return text;
      needed.add(family);
      return { text, font: family };
    });
  }

  function familyOf({ font, style }: Styled, outer: AskedFamily): AskedFamily {
    if (font === "Display" || font === "Text") return font;
    const named = [style ?? []].flat().map((name) => families.get(name));
    return named.findLast(Boolean) ?? outer;
  }
}

/** Returns a list with each item changed; the same list when no item changes. */
function mapped<T>(items: readonly T[], change: (item: T) => T): readonly T[] {
  const changed = items.map(change);
  return changed.every((item, at) => item === items[at]) ? items : changed;
}
