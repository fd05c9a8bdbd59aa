import { useEffect, useMemo } from "react";
import type { Picture } from "./PictureField.tsx";

/**
 * Returns the address at which a form's picture is displayed: that of the selected file, else the stored one.
 */
export function usePictureAddress({ address, file }: Picture): string | null {
  const chosen = useMemo(() => (file ? URL.createObjectURL(file) : null), [file]);
  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen)), [chosen]);
  return chosen ?? address;
}
