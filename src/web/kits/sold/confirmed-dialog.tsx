import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { Bike } from '../../ui/bike.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Rows } from '../../ui/rows.tsx'
import { Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { toast } from '../../ui/toast.ts'
import styles from './confirmed-dialog.module.css'

type Props = Pick<ComponentProps<typeof Dialog>, 'open' | 'onClose' | 'title' | 'backCloses'> & {
	reference: string
	/** The bike that it is for; absent where it is not known how it looks. */
	bike?: Pick<ComponentProps<typeof Bike>, 'drawing' | 'paint'> | undefined
	/** `Row`s: date and time, vehicle, address. */
	rows: ReactNode
	/** Where one sees what was sent. */
	list: { to: string; words: string }
	/** What comes next. */
	children: ReactNode
}

/** Confirms what was just sent: reference, date and time, vehicle, address, and the two ways on (A.LAYOUT-35, A.LAYOUT-36). */
export function ConfirmedDialog({ reference, bike, rows, list, children, ...dialog }: Props) {
	return (
		<Dialog
			{...dialog}
			actions={
				<>
					<ButtonLink as={Link} to="/" variant="quiet">
						Back to Home
					</ButtonLink>
					<ButtonLink as={Link} to={list.to}>
						View {list.words}
					</ButtonLink>
				</>
			}
		>
			<Stack gap="small">
				<div className={styles.head}>
					<div>
						<Text size="small" tone="muted">
							Reference
						</Text>
						<p className={styles.reference}>{reference}</p>
						<Button variant="text" size="low" aria-label={`Copy ${reference}`} onClick={() => copy(reference)}>
							<Icon name="copy" size={20} />
							Copy
						</Button>
					</div>
					{bike && (
						<div className={styles.road}>
							<Bike {...bike} className={styles.bike} />
						</div>
					)}
				</div>
				<Rows ruled>{rows}</Rows>
				{children}
			</Stack>
		</Dialog>
	)
}

async function copy(reference: string) {
	try {
		await navigator.clipboard.writeText(reference)
		toast({ title: 'Copied', text: reference })
	} catch {
		toast({ title: 'This browser does not let us copy', text: reference, kind: 'info' })
	}
}
