import { RowMenu } from "../../ui/dialog/RowMenu.tsx";
import { labelOf, type Reasons, type ShownAct } from "./shown-acts.ts";

interface ActsMenuProps<Name extends string> {
  /** Label for screen readers, with the record: `Acciones de Cartagena de Indias`. */
  readonly label: string;
  readonly acts: Readonly<Record<Name, ShownAct>>;
  /** Names of the acts available in this place, in the order of the menu. */
  readonly names: readonly Name[];
  readonly record: { readonly status?: string };
  readonly offered: Reasons<NoInfer<Name>>;
  readonly onAct: (act: Name) => void;
}

/** Shows a menu of the acts that the viewer may use on one row of a list; hidden when there are none. */
export function ActsMenu<Name extends string>(props: ActsMenuProps<Name>) {
  const { label, acts, names, record, offered, onAct } = props;
  return (
    <RowMenu
      label={label}
      acts={names
        .filter((name) => offered.has(name))
        .map((name) => ({
          label: labelOf(acts[name], record),
          reason: offered.get(name) ?? null,
          explained: acts[name].explained,
          choose: () => onAct(name),
        }))}
    />
  );
}
