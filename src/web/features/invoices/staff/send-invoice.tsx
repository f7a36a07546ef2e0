import { useState } from 'react'
import { accountEmailProblem } from '#contract/accounts/account-words.ts'
import { ApiProblem } from '#contract/client.ts'
import type { StaffInvoice } from '#contract/invoices/staff-invoices.ts'
import { useIdempotentSend } from '../../../kits/form/use-idempotent-send.ts'
import { withRefusalHandler } from '../../../kits/form/with-refusal-handler.ts'
import { refusalWords } from '../../../kits/work/refusal-words.ts'
import { staffApi } from '../../../staff-api.ts'
import { Button } from '../../../ui/button.tsx'
import type { FormFields } from '../../../ui/form/form-fields.ts'
import { useAction } from '../../../ui/form/use-action.ts'
import { useFormMessages } from '../../../ui/form/use-form-messages.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ProblemAlert } from '../../../ui/problem-alert.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast.ts'

type Values = { email: string }
const fields: FormFields<Values> = { email: { label: 'Email', problem: accountEmailProblem } }

/** Mails the document to a customer who asks for it on the phone. */
export function SendInvoice({ invoice }: { invoice: Pick<StaffInvoice, 'id' | 'number' | 'customer_email'> }) {
	const [isOpen, setIsOpen] = useState(false)
	return (
		<>
			<Button variant="quiet" size="low" onClick={() => setIsOpen(true)}>
				<Icon name="mail" size={20} />
				Send by mail
			</Button>
			{isOpen && <SendDialog invoice={invoice} onClose={() => setIsOpen(false)} />}
		</>
	)
}

function SendDialog({ invoice: { id, number, customer_email }, onClose }: Parameters<typeof SendInvoice>[0] & { onClose: () => void }) {
	const [email, setEmail] = useState(customer_email)
	const form = useFormMessages<Values>({ id: 'send-invoice', fields, read: () => ({ email }) })
	const sendOnce = useIdempotentSend()
	const { run, isBusy, error } = useAction((to: string) =>
		withRefusalHandler(
			() => sendOnce([id, to], (key) => staffApi.sendInvoice({ params: { id }, body: { email: to }, key })),
			({ fields: refused }) => form.refuse(refused),
		),
	)
	async function send() {
		if (!form.check()) return
		if (!(await run(email.trim()))) return
		toast({ title: `${number} goes to ${email.trim()}` })
		onClose()
	}
	return (
		<FormDialog
			title={`Send ${number}`}
			closeLabel="Cancel"
			sendLabel={error ? 'Retry' : 'Send'}
			busy={isBusy}
			onSend={send}
			onClose={onClose}
		>
			<TextField
				{...form.wiring('email')}
				type="email"
				required
				autoComplete="off"
				autoCapitalize="none"
				spellCheck={false}
				maxLength={254}
				hint="The document goes along as a PDF."
				value={email}
				onChange={({ target }) => setEmail(target.value)}
				onBlur={() => form.left('email')}
				data-autofocus=""
			/>
			<ProblemAlert
				words={error !== null && !(error instanceof ApiProblem && Object.keys(error.fields).length > 0) && refusalWords(error)}
			/>
		</FormDialog>
	)
}
