import { unzipSync } from "fflate";
import { MOST_UNZIPPED, NO_SHEET, SheetProblem } from "./sheet.ts";

/**
 * Returns the only file in an archive; null for an archive that is a workbook. @throws SheetProblem for an
 * archive with several files or a password, and for one that would exceed 100 MB.
 */
export function onlyFileOf(bytes: Uint8Array): Uint8Array | null {
  const names: string[] = [];
  let size = 0;
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (name.endsWith("/") || /^__MACOSX\/|(?:^|\/)\.[^/]*$/.test(name)) return false;
        names.push(name);
        size += originalSize;
        if (size > MOST_UNZIPPED)
          throw new SheetProblem("El archivo se expande a más de 100 MB y no se puede leer.");
        return names.length === 1 && !isWorkbookPart(name);
      },
    });
    if (names.some(isWorkbookPart)) return null;
    const [only] = Object.values(files);
    if (names.length === 1 && only && !isLocked(bytes)) return only;
  } catch (error) {
    if (error instanceof SheetProblem) throw error;
    if (!isLocked(bytes)) throw new SheetProblem(NO_SHEET);
  }
  if (isLocked(bytes)) throw new SheetProblem("El ZIP tiene contraseña. Descomprímelo y elige el extracto.");
  throw new SheetProblem(
    names.length === 0
      ? "El ZIP está vacío."
      : `El ZIP trae ${names.length} archivos. Descomprímelo y elige el extracto.`,
  );
}

const isWorkbookPart = (name: string): boolean => /^(?:\[Content_Types\]\.xml|xl\/.*)$/i.test(name);

/** Returns whether the first file of an archive is encrypted (APPNOTE 4.4.4, bit 0). */
const isLocked = (bytes: Uint8Array): boolean => ((bytes[6] ?? 0) & 1) === 1;
