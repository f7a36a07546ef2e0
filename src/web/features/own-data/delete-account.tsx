import { useState } from 'react'
import { companyAccountStays } from '#contract/privacy/privacy-words.ts'
import { Button } from '../../ui/button.tsx'
import { Text } from '../../ui/text.tsx'
import { DeleteDialog } from './delete-dialog.tsx'

/** The button that opens the deletion; staff are told who deletes their accounts. */
export function DeleteAccount({ isOfCompany }: { isOfCompany: boolean }) {
	const [isOpen, setOpen] = useState(false)
	if (isOfCompany) return <Text icon="lock">{companyAccountStays}</Text>
	return (
		<>
			<Text>Your account is deleted for good, and with it all your data. This cannot be undone.</Text>
			<div>
				<Button variant="quiet" size="low" aria-haspopup="dialog" onClick={() => setOpen(true)}>
					Delete account
				</Button>
			</div>
			{isOpen && <DeleteDialog onClose={() => setOpen(false)} />}
		</>
	)
}
