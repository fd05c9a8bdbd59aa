import { useApolloClient } from "@apollo/client/react";
import { emailProblem, normalEmail } from "@travesia/api/colombia/emails";
import { nationalPhone } from "@travesia/api/colombia/phones";
import { today } from "@travesia/api/colombia/days";
import { useCallback, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useFields } from "../../../base/saving/useFields.ts";
import { useSaving } from "../../../base/saving/useSaving.ts";
import { useToasts } from "../../../ui/toasts.tsx";
import type { FoundCustomer } from "../../customers/FindCustomer.tsx";
import {
  type QuoteTemplateLineFragment,
  useQuoteCreateFromTemplateMutation,
} from "../template/templates.generated.ts";
import { useTemplates } from "../template/useTemplates.ts";
import type { ClientPart } from "./QuoteClient.tsx";
import { copyOf, quoteFields, type QuoteForm, tripOf } from "./quote.form.ts";
import { duplicateText, quoteToasts, quoteToastSeconds } from "./quote.texts.ts";
import {
  QuoteClientDocument,
  type QuoteRecordFragment,
  useQuoteCreateForUserMutation,
  useQuoteCreateMutation,
  useQuoteDuplicateMutation,
} from "./quotes.generated.ts";
import { quotePaths } from "./quotes.paths.ts";

type ClientData = Pick<QuoteForm, "nombreCliente" | "telefonoCliente">;

/** Account of the client for whom a quote is created. */
export interface RegisteredClient {
  readonly id: number | null;
  readonly email: string;
}

const refetchQueries = ["QuoteList", "QuoteCounts"];

/**
 * Returns the dialog that creates a quote; the typed text stays when saving fails, and the new quote is
 * opened.
 */
export function useCreateQuote() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const toasts = useToasts();
  const [open, setOpen] = useState(false);
  const { busy, failure, forget, perform } = useSaving();
  const [create] = useQuoteCreateMutation({ refetchQueries });
  const [createForUser] = useQuoteCreateForUserMutation({ refetchQueries });
  const [createFrom] = useQuoteCreateFromTemplateMutation({ refetchQueries });
  const templates = useTemplates(open);
  const [template, setTemplate] = useState<QuoteTemplateLineFragment | null>(null);
  const [registered, setRegistered] = useState<RegisteredClient | null>(null);
  const [duplicateOf] = useQuoteDuplicateMutation({ refetchQueries });
  const [copied, setCopied] = useState<QuoteRecordFragment | null>(null);
  const [part, setPart] = useState<ClientPart>("search");
  const [pasted, setPasted] = useState<string | null>(null);
  const form = useFields(quoteFields, {
    record: null,
    save: ({ input }) =>
      perform(async () => {
        // Another e-mail by now means that the person is not the owner of the account.
        const userId =
          registered && normalEmail(input.emailCliente) === normalEmail(registered.email)
            ? registered.id
            : null;
        const created = copied
          ? (await duplicateOf({ variables: { id: copied.id, input } })).data?.duplicateQuote
          : template
            ? (await createFrom({ variables: { templateId: template.id, input } })).data
                ?.createQuoteFromTemplate
            : userId === null
              ? (await create({ variables: { input } })).data?.createQuote
              : (await createForUser({ variables: { userId, input } })).data?.createQuoteForUser;
        if (!created) return;
        setOpen(false);
        toasts.success(quoteToasts.created(created.quoteNumber), quoteToastSeconds.created);
        void navigate(quotePaths.detail.to({ id: created.id }));
      }, null),
  });

  const begin = (values: QuoteForm = quoteFields.empty, account: RegisteredClient | null = null) => {
    form.reset(values);
    setRegistered(account);
    setCopied(null);
    setTemplate(null);
    setPasted(null);
    setPart(values.nombreCliente && values.telefonoCliente ? "chosen" : "search");
    filled.current = {};
    forget();
    setOpen(true);
  };
  const duplicate = (quote: QuoteRecordFragment) => {
    begin(copyOf(quote, today(new Date())));
    setCopied(quote);
  };
  const filled = useRef<Partial<ClientData>>({});
  const onEmail = useCallback(
    async (email: string) => {
      // The person recognised before is not the intended person: text typed by hand stays.
      for (const [field, value] of Object.entries(filled.current) as [keyof ClientData, string][])
        if (form.getValues(field) === value) form.setValue(field, "");
      filled.current = {};
      if (emailProblem(email)) return;
      const { data } = await client
        .query({ query: QuoteClientDocument, variables: { email } })
        .catch(() => ({ data: undefined }));
      const known = data?.quotes.items.find(({ emailCliente }) => emailCliente === normalEmail(email));
      if (!known || normalEmail(form.getValues("emailCliente")) !== normalEmail(email)) return;
      const found: ClientData = {
        nombreCliente: known.nombreCliente,
        telefonoCliente: nationalPhone(known.telefonoCliente),
      };
      for (const [field, value] of Object.entries(found) as [keyof ClientData, string][]) {
        if (form.getValues(field)) continue;
        form.setValue(field, value, { shouldValidate: true });
        filled.current[field] = value;
      }
    },
    [client, form],
  );
  const { watch, getValues, setValue } = form;
  useEffect(() => {
    if (!template) return;
    // The day of return that was counted follows the day of departure; a typed day stays.
    let counted = getValues("fechaRegreso");
    const { unsubscribe } = watch(({ fechaIda = "" }, { name }) => {
      if (name !== "fechaIda" || fechaIda < today(new Date())) return;
      const { fechaRegreso } = tripOf(template.trip, fechaIda);
      if (!fechaRegreso || getValues("fechaRegreso") !== counted) return;
      counted = fechaRegreso;
      setValue("fechaRegreso", fechaRegreso, { shouldValidate: true });
    });
    return unsubscribe;
  }, [template, watch, getValues, setValue]);
  const dialog = {
    open,
    form,
    title: copied === null ? "Nueva cotización" : "Duplicar cotización",
    lead:
      copied && duplicateText({ number: copied.quoteNumber, isOver: copied.fechaIda < today(new Date()) }),
    today: today(new Date()),
    busy,
    failure,
    onFound: ({ name, email, telefono }: FoundCustomer) => {
      filled.current = {};
      form.setValue("nombreCliente", name, { shouldValidate: true });
      form.setValue("emailCliente", email ?? "", { shouldValidate: email != null });
      form.setValue("telefonoCliente", nationalPhone(telefono), { shouldValidate: telefono != null });
      // A missing telephone is typed in its field.
      setPart(telefono ? "chosen" : "fields");
    },
    pasted,
    onPaste: setPasted,
    part,
    onPart: setPart,
    template: copied === null && {
      templates,
      chosen: template,
      onChoose: (chosen: QuoteTemplateLineFragment | null) => {
        setTemplate(chosen);
        if (!chosen) return;
        const values = tripOf(chosen.trip, form.getValues("fechaIda"));
        for (const [field, value] of Object.entries(values) as [keyof QuoteForm, string][])
          form.setValue(field, value, { shouldValidate: value !== "" });
      },
    },
    onEmail: (email: string) => void onEmail(email),
    onSubmit: form.submit,
    onClose: () => setOpen(false),
  };
  return { begin, duplicate, dialog };
}
