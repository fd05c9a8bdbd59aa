import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import { servicesOnAPage } from "@travesia/api/providers/library/library.rules";
import { lastAnswer } from "../../../base/lists/lastAnswer.ts";
import type { OpenAct } from "../../../base/acts/record-acts.tsx";
import { useFields } from "../../../base/saving/useFields.ts";
import type { Wrong } from "../../../base/saving/useSaving.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { CheckField } from "../../../ui/form/CheckField.tsx";
import { LookupField } from "../../../ui/form/lookup/LookupField.tsx";
import { useLookup } from "../../../ui/form/lookup/useLookup.ts";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { joiningFields } from "./service-library.form.ts";
import {
  type LibraryServiceMergeMutationVariables,
  type ListedServiceFragment,
  useLibraryServiceListQuery,
} from "./service-library.generated.ts";
import { joiningEffects, serviceName } from "./service-library.texts.ts";

type Merging = OpenAct<ListedServiceFragment, LibraryServiceMergeMutationVariables>;

/** Merges two equal services, after a preview of the remaining service and of the effects. */
export function MergeServicesDialog({ record: service, frame, send }: Merging) {
  const { control, submit, watch } = useFields(joiningFields, {
    record: null,
    save: async (): Promise<Wrong | null> => pair && send({ id: pair.gone.id, intoId: pair.kept.id }),
  });
  const { search, asked, box } = useLookup();
  const variables = { search, kind: service.kind, next: servicesOnAPage + 1 };
  const read = useLibraryServiceListQuery({ variables, skip: !asked });
  const others = (lastAnswer(read)?.libraryServices ?? []).filter(({ id }) => id !== service.id);
  const [other, keeps] = watch(["other", "kept"]);
  const pair = other && (keeps === "this" ? { kept: service, gone: other } : { kept: other, gone: service });
  return (
    <FormDialog
      open
      title="Unir servicios"
      lead={<strong>{serviceName(service)}</strong>}
      submit="Unir servicios"
      {...frame}
      onSubmit={submit}
    >
      <LookupField
        control={control}
        name="other"
        label="Es el mismo que"
        required
        rules={joiningFields.rules.other}
        {...box}
        options={others}
        loading={read.loading}
        failed={Boolean(read.error)}
        none="Ningún servicio es así"
        keyOf={({ id }) => id}
        nameOf={serviceName}
      />
      {other && (
        <SelectField
          control={control}
          name="kept"
          label="El que queda"
          options={[
            { value: "other", label: serviceName(other) },
            { value: "this", label: serviceName(service) },
          ]}
        />
      )}
      {pair && (
        <Alert severity="warning">
          Esto no se puede deshacer:
          <Box component="ul" sx={{ m: 0, pl: 5 }}>
            {joiningEffects(pair.gone, pair.kept).map((effect) => (
              <li key={effect}>{effect}</li>
            ))}
          </Box>
        </Alert>
      )}
      <CheckField
        control={control}
        name="checked"
        label="Confirmo que son el mismo servicio"
        rules={joiningFields.rules.checked}
      />
    </FormDialog>
  );
}
