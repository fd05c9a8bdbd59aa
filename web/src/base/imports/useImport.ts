import { useState } from "react";
import type { ImportDayOrder, ImportMappingInput } from "../../graphql/schema.generated.ts";
import { useSaving } from "../saving/useSaving.ts";
import { type ChosenFields, fieldsOf, type ImportLayout } from "./import-columns.ts";

/** Requests the preview of a file from the server. */
type Look<Preview> = (variables: {
  readonly file: File;
  readonly mapping: ImportMappingInput | null;
}) => Promise<Preview | null | undefined>;

/**
 * Manages the import of a file: its preview, and the columns that the user selects, which the server stores
 * with the import. The selection stays when the server refuses it.
 */
export function useImport<Preview extends { readonly layout: ImportLayout }>(look: Look<Preview>) {
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [mapping, setMapping] = useState<ImportMappingInput | null>(null);
  const [draft, setDraft] = useState<ChosenFields | null>(null);
  const saving = useSaving();
  const show = (found: Preview, by: ImportMappingInput | null, open: boolean) => {
    setPreview(found);
    setMapping(by);
    setDraft(open || found.layout.missing.length > 0 ? fieldsOf(found.layout) : null);
  };
  const lookAgain = (by: ImportMappingInput, open: boolean) =>
    saving.perform(async () => {
      const found = file && (await look({ file, mapping: by }));
      if (!found) return;
      show(found, by, open);
    }, null);
  return {
    file,
    /** Preview of the import; null while the user is selecting columns. */
    preview: draft === null ? preview : null,
    layout: preview?.layout ?? null,
    mapping,
    draft,
    ...saving,
    choose: (chosen: File) => {
      setFile(chosen);
      setPreview(null);
      setDraft(null);
      void saving.perform(async () => {
        const found = await look({ file: chosen, mapping: null });
        if (!found) return;
        show(found, null, false);
      }, null);
    },
    change: (place: number, field: string | null) => {
      const next = new Map(draft);
      if (field === null) next.delete(place);
      else next.set(place, field);
      setDraft(next);
    },
    changeTitles: (titles: number) => void lookAgain({ titles, columns: null }, true),
    changeDays: (dayOrder: ImportDayOrder) => {
      if (!preview) return;
      const columns = [...fieldsOf(preview.layout)].map(([place, field]) => ({ place, field }));
      void lookAgain({ titles: preview.layout.titles, columns, dayOrder }, false);
    },
    openColumns: () => preview && setDraft(fieldsOf(preview.layout)),
    closeColumns: () => {
      setDraft(null);
      saving.forget();
    },
    applyColumns: () => {
      if (!preview || !draft) return;
      const columns = [...draft].map(([place, field]) => ({ place, field }));
      const dayOrder = mapping?.dayOrder ?? null;
      void lookAgain({ titles: preview.layout.titles, columns, dayOrder }, false);
    },
  };
}

export type Import<Preview extends { readonly layout: ImportLayout }> = ReturnType<typeof useImport<Preview>>;
