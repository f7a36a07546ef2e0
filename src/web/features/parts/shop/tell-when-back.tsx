import type { Part } from '#contract/parts/parts.ts'
import { LogInToBeTold } from '../../../kits/notifications/log-in-to-be-told.tsx'
import { useSession } from '../../../session/use-session.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'
import { useTelling } from './use-telling.ts'

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
