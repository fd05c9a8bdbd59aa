import { RowMenu } from "../../ui/dialog/RowMenu.tsx";

/** Act on a record, as the server offers it. */
interface Offered {
  readonly name: string;
  readonly reason: string | null;
}

interface OfferedMenuProps<Name extends string> {
  /** Label for screen readers, with the record: `Acciones de Cartagena de Indias`. */
  readonly label: string;
  readonly acts: readonly Offered[];
  /** Label of each act; an act without a label is not shown in this menu. */
  readonly labels: Readonly<Record<Name, string>>;
  readonly onAct: (act: Name) => void;
}

/** Shows the acts that the server offers on one record of a list, in the order of the labels. */
export function OfferedMenu<Name extends string>({ label, acts, labels, onAct }: OfferedMenuProps<Name>) {
  const reasons = new Map(acts.map(({ name, reason }) => [name, reason]));
  return (
    <RowMenu
      label={label}
      acts={(Object.keys(labels) as Name[])
        .filter((name) => reasons.has(name))
        .map((name) => ({
          label: labels[name],
          reason: reasons.get(name) ?? null,
          choose: () => onAct(name),
        }))}
    />
  );
}
