import { useEffect, useMemo } from "react";
import type { Picture } from "./PictureField.tsx";

/**
 * Returns the address at which a picture of a form is shown: the address of the chosen file, else its own.
 */
export function usePictureAddress({ address, file }: Picture): string | null {
  const chosen = useMemo(() => (file ? URL.createObjectURL(file) : null), [file]);
  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen)), [chosen]);
  return chosen ?? address;
}
