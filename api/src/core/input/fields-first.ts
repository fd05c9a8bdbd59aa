import { Refusal } from "../failure.ts";

/**
 * Waits for the record that an act looks for. When there is none, faults of the input alone are reported
 * first: `check` throws them, and reads nothing but the input.
 */
export async function fieldsFirst<T>(looking: Promise<T>, check: () => unknown): Promise<T> {
  try {
    return await looking;
  } catch (error) {
    if (error instanceof Refusal && error.code === "NOT_FOUND") check();
    throw error;
  }
}
