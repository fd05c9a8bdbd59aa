import { useEffect, useMemo } from "react";

/** Returns the addresses at which the chosen pictures can be displayed before they are uploaded. */
export function useFileAddresses(files: readonly File[]): readonly string[] {
  const addresses = useMemo(
    () => files.filter(({ type }) => type.startsWith("image/")).map((file) => URL.createObjectURL(file)),
    [files],
  );
  useEffect(() => () => addresses.forEach((address) => URL.revokeObjectURL(address)), [addresses]);
  return addresses;
}
