import { useLocation } from 'react-router'
import type { Part } from '#contract/parts/parts.ts'
import { useAskLogin } from '../../../kits/cart/ask-login.ts'
import { isSignedIn } from '../../../state/own-queries.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Text } from '../../../ui/text.tsx'
import { useStockNotice } from './use-stock-notice.ts'

/** NotifyWhenBack on a card, for visitors too, so that no card grows once it is known who looks: a visitor's press leads over the login. */
export function NotifyOnCard({ part: { uuid }, nameId }: { part: Pick<Part, 'uuid'>; nameId: string }) {
	const { pathname, search } = useLocation()
	const askLogin = useAskLogin()
	const { isWaiting, change, isBusy, failed } = useStockNotice(uuid)
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
