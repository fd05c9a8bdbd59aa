import { isStaff, leading } from "@travesia/api/accounts/staff.rules";
import { isDemotion, mayGiveRole } from "@travesia/api/organization/user.rules";
import { may } from "@travesia/api/permissions";
import { useWatch } from "react-hook-form";
import { useFields } from "../../base/saving/useFields.ts";
import type { Wrong } from "../../base/saving/useSaving.ts";
import { shownFailure } from "../../base/failure/failures.ts";
import { useUser } from "../../base/session/useSession.ts";
import type { UpdateUserInput } from "../../graphql/schema.generated.ts";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import { RecordSkeleton } from "../../ui/state/Skeletons.tsx";
import { SuperiorField } from "./person/SuperiorField.tsx";
import { staffFields, updateInput } from "./staff.form.ts";
import { PayPart, PersonPart, PlacePart, SellerField } from "./StaffFields.tsx";
import { everyRole, roleOptions } from "./user.texts.ts";
import { type UserWholeFragment, useUserDetailQuery } from "./users.generated.ts";

interface EditUserDialogProps {
  readonly userId: number;
  /** Number of people below the user: with a lower role they are handed over. */
  readonly team: number;
  readonly busy: boolean;
  readonly failure: string | null;
  /** Saves over a version; returns the field errors, or null when it was saved. */
  readonly onSave: (
    sent: { readonly input: UpdateUserInput; readonly changed: UpdateUserInput },
    version: number,
  ) => Promise<Wrong | null>;
  readonly onClose: () => void;
}

/** Loads an account and edits it. */
export function EditUserDialog({ userId, ...rest }: EditUserDialogProps) {
  const { data, error, refetch } = useUserDetailQuery({
    variables: { id: userId },
    fetchPolicy: "network-only",
  });
  const user = data?.user;
  if (user) return <Editor user={user} {...rest} />;
  return (
    <FormDialog
      open
      title="Editar persona"
      submit="Guardar cambios"
      busy={!error}
      onSubmit={(event) => event.preventDefault()}
      onClose={rest.onClose}
    >
      {error ? <ErrorState {...shownFailure(error, refetch, "listUsers")} /> : <RecordSkeleton />}
    </FormDialog>
  );
}

type EditorProps = Omit<EditUserDialogProps, "userId"> & { readonly user: UserWholeFragment };

function Editor({ user: present, team, onSave, ...dialog }: EditorProps) {
  const viewer = useUser();
  const {
    control,
    submit,
    opened: user,
  } = useFields(staffFields, {
    record: present,
    save: ({ input, changed }, { version }) => {
      const allowed = (all: typeof changed) => updateInput(all, viewer.role);
      return onSave({ input: allowed(input), changed: allowed(changed) }, version);
    },
  });
  const role = Number(useWatch({ control, name: "role" }));
  const works = isStaff({ role });
  const places = may(viewer.role, "createStaff");
  const self = viewer.id === user.id;
  const roles = roleOptions(
    everyRole.filter((one) => one === user.role || (!self && mayGiveRole(viewer, one))),
  );
  const handsOver = team > 0 && isDemotion(user.role, role);
  return (
    <FormDialog
      {...dialog}
      open
      maxWidth="md"
      title={`Editar a ${user.name} ${user.lastname}`}
      submit="Guardar cambios"
      onSubmit={submit}
    >
      <PersonPart control={control} phoneNeeded={user.phone !== null} />
      {places && (
        <PlacePart
          control={control}
          roles={roles}
          choosesManager={may(viewer.role, "deleteUsers")}
          userId={user.id}
        >
          {works && <SellerField control={control} />}
          {handsOver && (
            <SuperiorField
              control={control}
              name="successorId"
              label="Quién recibe su equipo y sus cotizaciones abiertas"
              roles={leading}
              except={user.id}
              required
              rules={staffFields.rules.successorId}
            />
          )}
        </PlacePart>
      )}
      {may(viewer.role, "deleteUsers") && works && <PayPart control={control} />}
    </FormDialog>
  );
}
