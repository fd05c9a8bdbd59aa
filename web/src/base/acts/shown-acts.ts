import type { ReactElement } from "react";
import type { StepAction } from "../../ui/dialog/step-action.ts";
import type { OfferedActs } from "./offered-acts.ts";

/** Act as lists, page headers and menus show it. */
export interface ShownAct<Place extends string = string> {
  readonly label: string;
  /** Returns the label at a status where it differs from `label`; null at all other statuses. */
  readonly labelAt?: (status: string) => string | null;
  /** Returns the label for screen readers, from the record's name: `Corregir FE-12`. By default the label. */
  readonly spoken?: (name: string) => string;
  /** Wraps the button in an explanation. */
  readonly explained?: (button: ReactElement) => ReactElement;
  /** Colour of the button: red for an act that ends something. */
  readonly color?: "error" | "inherit";
  /** Variant of a small button; by default outlined, and text for a coloured button. */
  readonly variant?: "text";
  /** Places in which the button is shown. */
  readonly places?: readonly Place[];
}

/** Returns the offered acts of a table for one place, in the table's order. */
export const placedActs = <Name extends string, Place extends string>(
  acts: Readonly<Record<Name, ShownAct<Place>>>,
  place: NoInfer<Place>,
): readonly Name[] =>
  (Object.keys(acts) as Name[]).filter((name) => acts[name].places?.includes(place) ?? false);

/** Returns the label of an act on a record. */
export const labelOf = (
  { label, labelAt }: ShownAct,
  { status = "" }: { readonly status?: string },
): string => labelAt?.(status) ?? label;

/** Reasons of the offered acts, by name; acts that a table does not have are left out. */
export type Reasons<Name extends string> = Pick<OfferedActs<Name>, "has" | "get">;

/** Returns the acts on a record that the viewer may use, as page headers, sections and menus show them. */
export const stepActions = <Name extends string, Row extends { readonly status?: string }>(
  acts: Readonly<Record<Name, ShownAct>>,
  names: readonly Name[],
  offered: Reasons<NoInfer<Name>>,
  record: Row,
  onAct: (act: Name, record: Row) => void,
): readonly StepAction[] =>
  names
    .filter((name) => offered.has(name))
    .map((name) => ({
      label: labelOf(acts[name], record),
      off: offered.get(name) ?? null,
      destructive: acts[name].color === "error",
      onPress: () => onAct(name, record),
      ...(acts[name].explained && { explained: acts[name].explained }),
    }));
