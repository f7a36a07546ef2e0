import { useState } from 'react'
import { type AccountRole, accountEmailProblem } from '#contract/accounts/account-words.ts'
import { ApiProblem } from '#contract/client.ts'
import { longest, nameProblem } from '#contract/doorstep/doorstep-words.ts'
import { withRefusalHandler } from '../../kits/form/with-refusal-handler.ts'
import { refusalWords } from '../../kits/work/refusal-words.ts'
import { CheckField } from '../../ui/check-field.tsx'
import type { FormFields } from '../../ui/form/form-fields.ts'
import { useAction } from '../../ui/form/use-action.ts'
import { useFormMessages } from '../../ui/form/use-form-messages.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Text } from '../../ui/text.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { roleNames, teamRoles } from './person-words.ts'
import { useInvite } from './use-person.ts'

type Values = { name: string; email: string; role: (typeof teamRoles)[number]; does_field_work: boolean }
const fields: FormFields<Values> = {
	name: { label: 'Name', problem: nameProblem },
	email: { label: 'Email', problem: accountEmailProblem },
	role: { label: 'Role' },
	does_field_work: { label: 'Goes to customers too' },
}
const means: Record<Values['role'], string> = {
	technician: 'Sees and does the work that is assigned to them.',
	staff: 'Takes bookings, plans the day, changes the catalogue.',
	admin: 'All of that, prices, settings and the team.',
}

/** Somebody new for the company: a mail brings the link by which they choose a password (D-53). */
export function InviteDialog({ onClose }: { onClose: () => void }) {
	const [values, setValues] = useState<Values>({ name: '', email: '', role: 'technician', does_field_work: false })
	const form = useFormMessages<Values>({ id: 'invite', fields, read: () => values })
	const invite = useInvite()
	const { run, isBusy, error } = useAction((invited: Values) =>
		withRefusalHandler(
			() => invite(invited),
			({ fields: refused }) => form.refuse(refused),
		),
	)
	const text = (name: 'name' | 'email') => ({
		...form.wiring(name),
		value: values[name],
		onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
		onBlur: () => form.left(name),
		required: true,
		autoComplete: 'off',
	})

	async function send() {
		if (!form.check()) return
		const email = values.email.trim()
		if (!(await run({ ...values, name: values.name.trim(), email }))) return
		toast({ title: `The invitation goes to ${email}` })
		onClose()
	}
	return (
		<FormDialog title="Invite to the team" closeLabel="Not now" sendLabel="Send invitation" busy={isBusy} onSend={send} onClose={onClose}>
			<TextField {...text('name')} maxLength={longest.name} data-autofocus="" />
			<TextField {...text('email')} type="email" autoCapitalize="none" spellCheck={false} maxLength={254} />
			<SelectField
				{...form.wiring('role')}
				value={values.role}
				hint={means[values.role]}
				onChange={({ target }) =>
					setValues({ ...values, role: teamRoles.find((role: AccountRole) => role === target.value) ?? values.role })
				}
			>
				{teamRoles.map((role) => (
					<option key={role} value={role}>
						{roleNames[role]}
					</option>
				))}
			</SelectField>
			{values.role !== 'technician' && (
				<CheckField
					label={fields.does_field_work.label}
					checked={values.does_field_work}
					onChange={({ target }) => setValues({ ...values, does_field_work: target.checked })}
				/>
			)}
			<Text size="small" tone="muted">
				The link in the mail works for three days. You can send another one later.
			</Text>
			<ProblemAlert
				words={error !== null && !(error instanceof ApiProblem && Object.keys(error.fields).length > 0) && refusalWords(error)}
			/>
		</FormDialog>
	)
}
