import { formatExactRupees } from '#shared/money.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { DrawnCode } from './drawn-code.tsx'
import styles from './pay-due.module.css'
import { type Transfer, upiLink } from './upi-link.ts'

type Props = Omit<Transfer, 'payee'> & {
	/** Null where the company takes no UPI by code. */
	payee: Transfer['payee'] | null
	/** To whom cash is given: 'to the technician'. */
	cashTo: string
}

/**
 * How an amount is paid: a code to scan and, on a phone, a link into the UPI app, with amount and reference filled in; or cash (D-16).
 * Whether it is paid is not said here: that is known once the company has recorded it.
 */
export function PayDue({ payee, cashTo, ...transfer }: Props) {
	const amount = formatExactRupees(transfer.due)
	if (!payee) return <Text>By UPI or in cash {cashTo}.</Text>
	const link = upiLink({ payee, ...transfer })
	return (
		<div className={styles.ways}>
			<Stack gap="small">
				<div>
					<Text weight="strong">By UPI</Text>
					<Text size="small">
						Scan the code with any UPI app. {amount} and {transfer.reference} are filled in.
					</Text>
				</div>
				<ButtonLink href={link} variant="ink" className={styles.onPhone}>
					Pay {amount} by UPI
				</ButtonLink>
				<Text size="small">
					To {payee.name}, <span className={styles.id}>{payee.id}</span>
				</Text>
				<div>
					<Text weight="strong">In cash</Text>
					<Text size="small">Give it {cashTo}.</Text>
				</div>
				<Text size="small">This page says ‘Paid’ as soon as we have recorded your payment.</Text>
			</Stack>
			<DrawnCode link={link} label={`UPI code for ${amount}`} />
		</div>
	)
}
