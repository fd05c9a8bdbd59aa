import { beforeAll, describe, expect, it } from "vitest";
import { anApp, type TestApp } from "../../support/app.ts";
import { aFile, PREVIEW } from "../../support/story/customer-files.ts";
import { aSalesFile, PREVIEW_SALES } from "../../support/story/past-sales.ts";
import { aProvidersFile, PREVIEW_PROVIDERS } from "../../support/story/provider-files.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});

const separators = { comma: ",", semicolon: ";", tab: "\t", bar: "|" } as const;
type Separator = keyof typeof separators;
const all = Object.keys(separators) as Separator[];

/** The fields that an import finds in a file of these lines, and how many lines it reads. */
type Found = (lines: readonly string[]) => Promise<{ fields: readonly (string | null)[]; lines: number }>;

const fieldsOf = ({ columns }: { readonly columns: readonly { readonly field: string | null }[] }) =>
  columns.map(({ field }) => field);

/** Each import with its titles and a line below them: {} is a text, the last cell may be missing. */
const imports: Readonly<
  Record<string, { titles: readonly string[]; cells: readonly string[]; fields: string[]; found: Found }>
> = {
  customers: {
    titles: ["Nombre", "Correo", "Dirección", "Ciudad"],
    cells: ["Ana Prado", "ana.prado@correo.test", "{}", "Cali"],
    fields: ["name", "email", "direccion", "ciudad"],
    found: async ([titles = "", ...lines]) => {
      const { previewCustomerImport: found } = await app
        .as("admin")
        .ask(PREVIEW, {}, { file: aFile(lines, titles) });
      return { fields: fieldsOf(found.layout), lines: found.lines };
    },
  },
  providers: {
    titles: ["Proveedor", "Notas", "Ciudad"],
    cells: ["Finca Separada", "{}", "Cali"],
    fields: ["name", "notes", "city"],
    found: async ([titles = "", ...lines]) => {
      const { previewProviderImport: found } = await app
        .as("admin")
        .ask(PREVIEW_PROVIDERS, {}, { file: aProvidersFile(lines, titles) });
      // Lines that say the same are one provider.
      const read = found.ok + found.doubtful + found.refused + found.repeated;
      return { fields: fieldsOf(found.layout), lines: read };
    },
  },
  "past sales": {
    titles: ["Fecha", "Cliente", "Precio", "Destino", "Pagado"],
    cells: ["15/02/2020", "Ana Prado", "900000", "{}", "900000"],
    fields: ["fecha", "cliente", "precio", "destino", "pagado"],
    found: async ([titles = "", ...lines]) => {
      const { previewPastSales: found } = await app
        .as("admin")
        .ask(PREVIEW_SALES, {}, { file: aSalesFile(lines, titles) });
      return { fields: fieldsOf(found.layout), lines: found.ok + found.doubtful + found.refused };
    },
  },
};

/** A text that contains each other separator more often than a line contains the file's own. */
const textWith = (others: readonly Separator[]) =>
  others.map((one) => `Calle 5${` a${separators[one]}b`.repeat(6)}`).join(" ");

describe.each(Object.entries(imports))("a file of %s", (_, { titles, cells, fields, found }) => {
  it.each(all)("with a %s between its columns is read so, with any marks around its texts", async (own) => {
    const text = textWith(all.filter((one) => one !== own));
    const filled = cells.map((cell) => cell.replace("{}", text));
    const short = filled.slice(0, -1);
    const lines = [filled, short, short, short].map((line) => line.join(separators[own]));
    expect(await found([titles.join(separators[own]), ...lines])).toEqual({ fields, lines: 4 });
  });
});
