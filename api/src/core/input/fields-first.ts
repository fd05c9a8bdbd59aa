import { Refusal } from "../failure.ts";

/**
 * Waits for the record that an act loads. When the record does not exist, faults of the input are reported
 * first: `check` throws them, and reads only the input.
 */
export async function fieldsFirst<T>(looking: Promise<T>, check: () => unknown): Promise<T> {
  try {
    return await looking;
  } catch (error) {
    if (error instanceof Refusal && error.code === "NOT_FOUND") check();
    throw error;
  }
}
