import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'

import { splitLanguage } from '#contract/language-path.ts'
import { useLanguage } from './use-language.ts'

/** Goes to a path of the staff's screens. These are in the default language: from another one, the page is loaded. */
export function useGoToStaff(): (path: string) => void {
  const navigate = useNavigate()
  const { tag } = useLanguage()
  return useCallback(
    (path) => {
      if (splitLanguage(path).language === tag) void navigate(path, { replace: true })
      else window.location.replace(path)
    },
    [navigate, tag],
  )
}
