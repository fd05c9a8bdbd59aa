import { ActButton } from "../../ui/dialog/ActButton.tsx";
import type { OfferedActs } from "./offered-acts.ts";
import type { RecordAct } from "./record-acts.tsx";

interface ActButtonsProps<Name extends string> {
  readonly acts: Readonly<Record<Name, Pick<RecordAct<never>, "label" | "color" | "variant" | "spoken">>>;
  /** Names of the acts available in this place, in the order of the buttons. */
  readonly names: readonly Name[];
  readonly offered: OfferedActs<Name>;
  /** Name of the record, for the labels of screen readers. */
  readonly of?: string;
  /** True while an act is running: the buttons are disabled. */
  readonly busy?: boolean;
  readonly onAct: (act: Name) => void;
}

/** Shows small buttons for the acts of a place that the viewer may use; the others are hidden. */
export function ActButtons<Name extends string>(props: ActButtonsProps<Name>) {
  const { acts, names, offered, of = "", busy = false, onAct } = props;
  return names
    .filter((name) => offered.has(name))
    .map((name) => (
      <ActButton
        key={name}
        size="small"
        variant={acts[name].variant ?? (acts[name].color ? "text" : "outlined")}
        color={acts[name].color ?? "primary"}
        disabled={busy}
        reason={offered.get(name) ?? null}
        aria-label={acts[name].spoken?.(of)}
        onClick={() => onAct(name)}
      >
        {acts[name].label}
      </ActButton>
    ));
}
