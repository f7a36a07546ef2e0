import type { Part } from '#contract/parts/parts.ts'
import { LogInToBeNotified } from '../../../kits/notifications/log-in-to-be-notified.tsx'
import { useSession } from '../../../session/use-session.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'
import { useStockNotice } from './use-stock-notice.ts'

type Waited = Pick<Part, 'uuid'>

/** Of a part that is sold out: one press, and its person is mailed once when it is back (ux 69). Visitors are asked to log in. */
export function NotifyWhenBack({ part }: { part: Waited }) {
	const session = useSession()
	if (session.state === 'unknown') return null
	if (session.state === 'signed-in') return <NotifyButton part={part} email={session.account.email} />
	return (
		<Stack gap="small">
			<div>
				<LogInToBeNotified />
			</div>
			<Text size="small" tone="muted">
				We mail you once when it is back in stock.
			</Text>
		</Stack>
	)
}

/** Asked for again it changes nothing, so the button is there before it is known whether he waits already. */
function NotifyButton({ part: { uuid }, email }: { part: Waited; email: string }) {
	const { isWaiting, change, isBusy, failed } = useStockNotice(uuid)
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
