import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'
import type { Deletion } from '#contract/privacy/privacy.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LoadingText } from '../../ui/loading-text.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Stack } from '../../ui/stack.tsx'
import { isReady, OpenBookings, WhatGoes, WhichLogin } from './deletion-words.tsx'
import { ownDeletion } from './own-data-api.ts'
import { useDeleteAccount } from './use-delete-account.ts'
import { goodByePage } from './use-good-bye.ts'

/** Says what goes and what stays, asks for the password, and deletes the account; open bookings prevent it (D-43). */
export function DeleteDialog({ onClose }: { onClose: () => void }) {
	const formId = useId()
	const deletion = useQuery(ownDeletion)
	const deleting = useDeleteAccount()
	const [isSent, setSent] = useState(false)
	const isPossible = deletion.data !== undefined && isReady(deletion.data)

	function close() {
		// The deletion may already have happened, so the dialog cannot be closed before the answer.
		if (!deleting.isPending) onClose()
	}
	return (
		<Dialog
			open
			onClose={close}
			title="Delete your account?"
			actions={
				<>
					<Button variant="quiet" aria-disabled={deleting.isPending} onClick={close}>
						Keep my account
					</Button>
					{isPossible && (
						<Button variant="bad" type="submit" form={formId} busy={deleting.isPending}>
							Delete for good
						</Button>
					)}
				</>
			}
		>
			{/* The page that follows is loaded before it is needed: from then on nobody is logged in. */}
			{isPossible && <PrefetchPageLinks page={goodByePage} />}
			{deletion.data ? (
				<DeletionForm deletion={deletion.data} formId={formId} deleting={deleting} isSent={isSent} onSend={() => setSent(true)} />
			) : deletion.isError ? (
				<ErrorState
					text="We could not look up your account just now."
					retryLabel="Retry"
					busy={deletion.isFetching}
					onRetry={() => deletion.refetch()}
				/>
			) : (
				<>
					<LoadingText>Looking up your account...</LoadingText>
					<Skeleton count={4} />
				</>
			)}
		</Dialog>
	)
}

type DeletionFormProps = {
	deletion: Deletion
	formId: string
	deleting: ReturnType<typeof useDeleteAccount>
	/** Whether it was sent, so that an empty password is reported. */
	isSent: boolean
	onSend: () => void
}

function DeletionForm({ deletion, formId, deleting, isSent, onSend }: DeletionFormProps) {
	const fieldId = useId()
	const [password, setPassword] = useState('')
	const needsPassword = deletion.needs === 'password'
	const problem = deleting.passwordProblem ?? (isSent && password === '' ? 'Please enter your password' : null)

	function submit(event: FormEvent) {
		event.preventDefault()
		onSend()
		if (needsPassword && password === '') return document.getElementById(fieldId)?.focus()
		deleting.mutate(password)
	}
	if (deletion.blocked_by.length > 0) return <OpenBookings bookings={deletion.blocked_by} />
	if (deletion.needs === 'google') return <WhichLogin />
	return (
		<form id={formId} noValidate onSubmit={submit}>
			<Stack>
				<WhatGoes {...deletion} />
				{needsPassword && (
					<PasswordField
						id={fieldId}
						label="Your password"
						autoComplete="current-password"
						required
						maxLength={200}
						value={password}
						onChange={({ target }) => {
							deleting.forgetProblem()
							setPassword(target.value)
						}}
						error={problem}
					/>
				)}
				<ProblemAlert words={deleting.words} />
			</Stack>
		</form>
	)
}
