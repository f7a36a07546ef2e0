import { useNavigate } from 'react-router'
import { keepReturn } from '../../session/return-to.ts'
import { toast } from '../../ui/toast.ts'

/**
 * Says 'Login Required' and leads a visitor to the login, which returns to `path` (D-30). `inAddress`: the login's address names it too, as
 * the specification of the parts shop wants it (B.R-12).
 */
export function useAskLogin() {
	const navigate = useNavigate()
	return (path: string, text: string, { inAddress = false } = {}) => {
		toast({ title: 'Login Required', text, kind: 'info' })
		keepReturn(path)
		navigate(`/login${inAddress ? `?returnUrl=${encodeURIComponent(path)}` : ''}`, { state: { from: path } })
	}
}
