import { useQuery } from '@tanstack/react-query'
import { formatExactRupees } from '#shared/money.ts'
import { companyPayee } from '../../state/company-payee.ts'
import { Text } from '../../ui/text.tsx'
import { DrawnCode } from './drawn-code.tsx'
import { payeeOf, type Transfer, upiLink } from './upi-link.ts'

/** What is held out to a customer who pays at the door by UPI, with amount and reference filled in (D-16); nothing without a UPI ID. */
export function ScanToPay(transfer: Omit<Transfer, 'payee'>) {
	const payee = payeeOf(useQuery(companyPayee).data ?? null)
	if (!payee) return null
	return (
		<>
			<Text size="small">The customer scans this with any UPI app. Record it once the money has come.</Text>
			<DrawnCode link={upiLink({ payee, ...transfer })} label={`UPI code for ${formatExactRupees(transfer.due)}`} />
		</>
	)
}
