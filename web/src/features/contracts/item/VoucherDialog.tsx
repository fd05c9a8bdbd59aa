import { Unread } from "../../../base/failure/Unread.tsx";
import { useFields } from "../../../base/saving/useFields.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { fieldsOf, unsent } from "../../../ui/form/fields.ts";
import { FileField } from "../../../ui/form/FileField.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { useAddendumTravellersQuery } from "../addendum/addendum.generated.ts";
import type { useVoucherActs, Voucher } from "./useVoucherActs.ts";
import { voucherTexts as texts } from "./voucher.texts.ts";

const [GROUP, CLIENT] = ["group", "client"] as const;

const voucherFields = fieldsOf<Voucher>()({
  documento: unsent<File | null>(null, { required: texts.needsFile }),
  lector: {
    ...unsent<string>(GROUP),
    read: (_: unknown, { forGroup, travellerId }: Voucher) => (forGroup ? GROUP : (travellerId ?? CLIENT)),
  },
});

interface VoucherDialogProps {
  readonly acts: ReturnType<typeof useVoucherActs>;
  /**
   * Id of the quote whose passengers can be selected as readers, null without a quote; absent when only the
   * client can read.
   */
  readonly readersOf: string | null | undefined;
}

/**
 * Attaches or replaces a ticket or voucher, for the group, one traveller or the client. If the file is kept,
 * changes who can see it.
 */
export function VoucherDialog({ acts, readersOf }: VoucherDialogProps) {
  const { chosen, keepsFile, save, busy, failure, close } = acts;
  const read = useAddendumTravellersQuery({
    variables: { quoteId: readersOf ?? "" },
    skip: readersOf == null,
  });
  const { control, submit } = useFields(voucherFields, {
    record: chosen,
    save: async ({ values: { documento, lector } }) => {
      const travellerId = lector === GROUP || lector === CLIENT ? null : lector;
      return save(documento, { forGroup: lector === GROUP, travellerId });
    },
  });
  const travellers = read.data?.passengers ?? [];
  return (
    <FormDialog
      open
      title={chosen ? texts.replaceTitle(chosen.filename) : texts.attach}
      lead={keepsFile ? texts.changeLead : texts.lead}
      submit={keepsFile ? texts.save : texts.send}
      maxWidth="xs"
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={close}
    >
      <FileField
        control={control}
        name="documento"
        label={keepsFile ? texts.chooseOther : texts.choose}
        {...(!keepsFile && { rules: voucherFields.rules.documento })}
      />
      {readersOf !== undefined && (
        <SelectField
          control={control}
          name="lector"
          label={texts.reader}
          options={[
            { value: GROUP, label: texts.forGroup },
            ...travellers.map(({ id, nombre, apellido }) => ({
              value: id,
              label: `${nombre} ${apellido}`.trim(),
            })),
            { value: CLIENT, label: texts.forClient },
          ]}
        />
      )}
      <Unread of={read} what={texts.travellers} />
    </FormDialog>
  );
}
