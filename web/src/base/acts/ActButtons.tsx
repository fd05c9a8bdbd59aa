import { ActButton } from "../../ui/dialog/ActButton.tsx";
import type { OfferedActs } from "./offered-acts.ts";
import type { ShownAct } from "./shown-acts.ts";

interface ButtonAct extends Pick<ShownAct, "label" | "color" | "spoken" | "variant"> {
  readonly Dialog?: unknown;
}

interface ActButtonsProps<Name extends string> {
  readonly acts: Readonly<Record<Name, ButtonAct>>;
  /** Names of the acts available in this place, in the order of the buttons. */
  readonly names: readonly Name[];
  readonly offered: OfferedActs<Name>;
  /** Name of the record, for the labels of screen readers. */
  readonly of?: string;
  /** True while an act is running: the buttons of acts without a dialog are disabled. */
  readonly busy?: boolean;
  readonly onAct: (act: Name) => void;
}

/** Shows small buttons for the acts of a place that the viewer may use; the others are hidden. */
export function ActButtons<Name extends string>(props: ActButtonsProps<Name>) {
  const { acts, names, offered, of = "", busy = false, onAct } = props;
  return names
    .filter((name) => offered.has(name))
    .map((name) => {
      const { label, color, spoken, Dialog, variant } = acts[name];
      return (
        <ActButton
          key={name}
          size="small"
          variant={variant ?? (color ? "text" : "outlined")}
          color={color ?? "primary"}
          reason={offered.get(name) ?? null}
          disabled={busy && !Dialog}
          aria-label={spoken?.(of)}
          onClick={() => onAct(name)}
        >
          {label}
        </ActButton>
      );
    });
}
