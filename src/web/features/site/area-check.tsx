import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { codeNotServed } from '#contract/doorstep/doorstep-words.ts'
import { checkedPinCode, sharedForm } from '../../state/local-shopping.ts'
import { isWholeCode, serviceArea } from '../../state/public-queries.ts'
import { Text } from '../../ui/text.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './area-check.module.css'

/** Whether we come to a PIN code, before anything is booked (D-52). The code stays on this device, and the checkout begins with it. */
export function AreaCheck() {
	const [code, setCode] = useState('')
	// What the device remembers is not in the server's markup, which is the same for everybody.
	useEffect(() => setCode(checkedPinCode.get() ?? sharedForm.get()?.postalCode ?? ''), [])
	const { data, isError } = useQuery(serviceArea(code))

	function change(typed: string) {
		const digits = typed.replace(/\D/g, '').slice(0, 6)
		setCode(digits)
		if (isWholeCode(digits)) checkedPinCode.set(digits)
	}

	return (
		<div className={styles.check}>
			<TextField
				id="area-pin"
				label="Do we come to you?"
				placeholder="PIN code"
				inputMode="numeric"
				autoComplete="postal-code"
				maxLength={7}
				className={styles.code}
				value={code}
				onChange={({ target }) => change(target.value)}
			/>
			<div role="status" className={styles.answer}>
				{data?.served && (
					<Text icon="tick" weight="strong">
						Yes, we come to {data.city || code}
					</Text>
				)}
				{data && !data.served && <Text weight="strong">{codeNotServed(code)}</Text>}
				{isError && <Text size="small">This could not be checked. Please call us.</Text>}
			</div>
		</div>
	)
}
