import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import type { Part, PartWait } from '#contract/parts/parts.ts'
import { api, sendSafely, wordsOf } from '../../../api.ts'
import { useAskLogin } from '../../../kits/cart/ask-login.ts'
import { LogInToBeTold } from '../../../kits/notifications/log-in-to-be-told.tsx'
import { useSession } from '../../../session/use-session.ts'
import { isSignedIn } from '../../../state/own-queries.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { useAction } from '../../../ui/form/use-action.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'
import { partWaits } from './card-queries.ts'

type Waited = Pick<Part, 'uuid'>

/** Of a part that is sold out: one press, and its person is mailed once when it is back (ux 69). Visitors are asked to log in. */
export function TellWhenBack({ part }: { part: Waited }) {
	const session = useSession()
	if (session.state === 'unknown') return null
	if (session.state === 'signed-in') return <Ask part={part} email={session.account.email} />
	return (
		<Stack gap="small">
			<div>
				<LogInToBeTold />
			</div>
			<Text size="small" tone="muted">
				We mail you once when it is back in stock.
			</Text>
		</Stack>
	)
}

/** Asked for again it changes nothing, so the button is there before it is known whether he waits already. */
function Ask({ part: { uuid }, email }: { part: Waited; email: string }) {
	const { isWaiting, change, isBusy, failed } = useTelling(uuid)
	return (
		<Stack gap="small">
			<div role="status">
				{isWaiting && (
					<Text weight="strong" icon="tick" tone="ok">
						We mail you once{email && ` at ${email}`} when it is back.
					</Text>
				)}
			</div>
			<div>
				<Button variant={isWaiting ? 'text' : undefined} busy={isBusy} onClick={() => change()}>
					{!isWaiting && <Icon name="bell" size={20} />}
					{isWaiting ? 'Do not tell me' : 'Tell me when it is back'}
				</Button>
			</div>
			{failed && (
				<Text tone="bad" role="alert">
					{failed}
				</Text>
			)}
		</Stack>
	)
}

/** The same on a card, for visitors too, so that no card grows once it is known who looks: a visitor's press leads over the login. */
export function TellOnCard({ part: { uuid }, nameId }: { part: Waited; nameId: string }) {
	const { pathname, search } = useLocation()
	const askLogin = useAskLogin()
	const { isWaiting, change, isBusy, failed } = useTelling(uuid)
	return (
		<>
			<Button
				size="low"
				variant="text"
				busy={isBusy}
				aria-describedby={nameId}
				onClick={() => (isSignedIn() ? change() : askLogin(`${pathname}${search}`, 'Please log in, so that we know whom to tell.'))}
			>
				<Icon name="bell" size={20} />
				{isWaiting ? 'Do not tell me' : 'Tell me when it is back'}
			</Button>
			<div role="status">
				{isWaiting && (
					<Text size="small" weight="strong" tone="ok" icon="tick">
						We mail you once when it is back.
					</Text>
				)}
			</div>
			<div aria-live="polite">{failed && <FieldError>{failed}</FieldError>}</div>
		</>
	)
}

function useTelling(uuid: string) {
	const queries = useQueryClient()
	const isMember = useSession().state === 'signed-in'
	const { queryKey } = partWaits()
	const { data } = useQuery({ ...partWaits(), enabled: isMember })
	const isWaiting = (isMember && data?.some(({ part }) => part === uuid)) ?? false
	const others = (waits: PartWait[] | undefined) => waits?.filter(({ part }) => part !== uuid) ?? []
	const { run, isBusy, error } = useAction(async () => {
		const params = { uuid }
		await queries.cancelQueries({ queryKey })
		if (isWaiting) {
			await api.parts.stopTelling({ params })
			queries.setQueryData(queryKey, others)
		} else {
			const wait = await sendSafely((key) => api.parts.tellWhenBack({ params, key }))
			queries.setQueryData(queryKey, (waits: PartWait[] | undefined) => [...others(waits), wait])
		}
	})
	const failed = error === null ? '' : wordsOf(error, 'This could not be changed. Please try again.')
	return { isWaiting, change: run, isBusy, failed }
}
