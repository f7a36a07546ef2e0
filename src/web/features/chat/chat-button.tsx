import { type ComponentType, useEffect, useState } from 'react'
import { setChatOpen, useChatOpen } from '../../state/chat-opened.ts'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/toast.ts'
import styles from './chat-button.module.css'

type Props = { phone: string }

/** Opens the chat from every page (A.R-88), which is loaded when it is first opened. Last in the page's `main`. */
export function ChatButton({ phone }: Props) {
	const isOpen = useChatOpen()
	const [Panel, setPanel] = useState<ComponentType<Props> | null>(null)
	useEffect(() => {
		if (!isOpen || Panel) return
		import('./chat-panel.tsx').then(
			({ ChatPanel }) => setPanel(() => ChatPanel),
			() => {
				setChatOpen(false)
				toast({ title: 'The chat could not be opened', text: 'Please check your connection and try again.', kind: 'bad' })
			},
		)
	}, [isOpen, Panel])
	return (
		<>
			<div className={styles.rail} data-print="hide">
				<div className={styles.float}>
					<button
						type="button"
						className={styles.button}
						aria-haspopup="dialog"
						aria-busy={(isOpen && !Panel) || undefined}
						onClick={() => setChatOpen(true)}
					>
						<Icon name="chat" size={24} />
						<span className={styles.name}>Chat with us</span>
					</button>
				</div>
			</div>
			{isOpen && Panel && <Panel phone={phone} />}
		</>
	)
}
