import type { ReactElement } from "react";

/** One act of a record, on a button or in a menu. */
export interface StepAction {
  /** A verb: `Enviar cotización`. */
  readonly label: string;
  readonly onPress: () => void;
  readonly busy?: boolean;
  /** Reason why it cannot be done now, shown on the disabled button. */
  readonly off?: string | null;
  /** True for an act that ends something for good: it is red and stands apart. */
  readonly destructive?: boolean;
  /** Puts an explanation around its button. */
  readonly explained?: (button: ReactElement) => ReactElement;
}

/** Leaves a button as it is, where nothing explains it. */
export const asItIs = (button: ReactElement) => button;
