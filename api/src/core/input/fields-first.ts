import { Refusal } from "../failure.ts";

/**
 * Waits for the record that an act looks for. Where there is none, what is wrong with the input by itself is
 * said before that: `check` throws it, and looks at nothing but the input.
 */
export async function fieldsFirst<T>(looking: Promise<T>, check: () => unknown): Promise<T> {
  try {
    return await looking;
  } catch (error) {
    if (error instanceof Refusal && error.code === "NOT_FOUND") check();
    throw error;
  }
}
