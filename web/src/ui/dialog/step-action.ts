import type { ReactElement } from "react";

/** Act of a record, on a button or in a menu. */
export interface StepAction {
  /** Verb of the act: `Enviar cotización`. */
  readonly label: string;
  readonly onPress: () => void;
  readonly busy?: boolean;
  /** Reason why it cannot be done now, shown on the disabled button. */
  readonly off?: string | null;
  /** True for an act that ends something for good: it is red and placed apart. */
  readonly destructive?: boolean;
  /** Puts an explanation around its button. */
  readonly explained?: (button: ReactElement) => ReactElement;
}

/** Returns the button unchanged, for acts without an explanation. */
export const asItIs = (button: ReactElement) => button;
