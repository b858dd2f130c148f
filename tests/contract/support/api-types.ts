// Made from the OpenAPI document by `npx vitest run cms/api/openapi -u`.
export interface paths {
    "/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes an administrator
         * @description Open to everyone until there is one; for administrators after that. Signs the new one in.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs a person in
         * @description The response’s cookie is the session: HttpOnly, for 12 hours. Programs use an API key.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ends the session of the cookie
         * @description A session that has ended already is no failure.
         */
        get: operations["logout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/loggedin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the session or the API key holds
         * @description True or false.
         */
        get: operations["loggedIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the first administrator is still to be made
         * @description While it is open everyone may register.
         */
        get: operations["registration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/about": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists each About
         * @description In the order that the panel sets; all, or one page.
         */
        get: operations["listAbout"];
        put?: never;
        /**
         * Creates a About
         * @description Published at once.
         */
        post: operations["createAbout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/about/about-id/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a About by its id
         * @description Published entries; drafts too with `status=any`.
         */
        get: operations["readByIdAbout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/about/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes a About
         * @description Changes the fields that are sent and leaves the others. PATCH and PUT do the same.
         */
        put: operations["updateAboutByPut"];
        post?: never;
        /**
         * Deletes a About
         * @description Returns the entry as it was. Its picture is deleted unless something else shows it.
         */
        delete: operations["removeAbout"];
        options?: never;
        head?: never;
        /**
         * Changes a About
         * @description Changes the fields that are sent and leaves the others. PATCH and PUT do the same.
         */
        patch: operations["updateAbout"];
        trace?: never;
    };
    "/blog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists each Blog
         * @description The newest first; all, or one page.
         */
        get: operations["listBlog"];
        put?: never;
        /**
         * Creates a Blog
         * @description Published at once.
         */
        post: operations["createBlog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blog/blog-id/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a Blog by its id
         * @description Published entries; drafts too with `status=any`.
         */
        get: operations["readByIdBlog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blog/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a Blog by its slug
         * @description A slug that the entry had before finds it as well; `Content-Location` then says where it is now.
         */
        get: operations["readBySlugBlog"];
        /**
         * Changes a Blog
         * @description Changes the fields that are sent and leaves the others. PATCH and PUT do the same.
         */
        put: operations["updateBlogByPut"];
        post?: never;
        /**
         * Deletes a Blog
         * @description Returns the entry as it was. Its picture is deleted unless something else shows it.
         */
        delete: operations["removeBlog"];
        options?: never;
        head?: never;
        /**
         * Changes a Blog
         * @description Changes the fields that are sent and leaves the others. PATCH and PUT do the same.
         */
        patch: operations["updateBlog"];
        trace?: never;
    };
    "/service": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists each Service
         * @description In the order that the panel sets; all, or one page.
         */
        get: operations["listService"];
        put?: never;
        /**
         * Creates a Service
         * @description Published at once.
         */
        post: operations["createService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/service-id/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a Service by its id
         * @description Published entries; drafts too with `status=any`.
         */
        get: operations["readByIdService"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a Service by its slug
         * @description A slug that the entry had before finds it as well; `Content-Location` then says where it is now.
         */
        get: operations["readBySlugService"];
        /**
         * Changes a Service
         * @description Changes the fields that are sent and leaves the others. PATCH and PUT do the same.
         */
        put: operations["updateServiceByPut"];
        post?: never;
        /**
         * Deletes a Service
         * @description Returns the entry as it was. Its picture is deleted unless something else shows it.
         */
        delete: operations["removeService"];
        options?: never;
        head?: never;
        /**
         * Changes a Service
         * @description Changes the fields that are sent and leaves the others. PATCH and PUT do the same.
         */
        patch: operations["updateService"];
        trace?: never;
    };
    "/team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists each Team
         * @description In the order that the panel sets; all, or one page.
         */
        get: operations["listTeam"];
        put?: never;
        /**
         * Creates a Team
         * @description Published at once.
         */
        post: operations["createTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/team-id/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a Team by its id
         * @description Published entries; drafts too with `status=any`.
         */
        get: operations["readByIdTeam"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a Team by its id
         * @description Published entries; drafts too with `status=any`.
         */
        get: operations["readByIdTeamPlainly"];
        /**
         * Changes a Team
         * @description Changes the fields that are sent and leaves the others. PATCH and PUT do the same.
         */
        put: operations["updateTeamByPut"];
        post?: never;
        /**
         * Deletes a Team
         * @description Returns the entry as it was. Its picture is deleted unless something else shows it.
         */
        delete: operations["removeTeam"];
        options?: never;
        head?: never;
        /**
         * Changes a Team
         * @description Changes the fields that are sent and leaves the others. PATCH and PUT do the same.
         */
        patch: operations["updateTeam"];
        trace?: never;
    };
    "/career": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists each Career
         * @description In the order that the panel sets; all, or one page.
         */
        get: operations["listCareer"];
        put?: never;
        /**
         * Creates a Career
         * @description Published at once.
         */
        post: operations["createCareer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/career/career-id/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a Career by its id
         * @description Published entries; drafts too with `status=any`.
         */
        get: operations["readByIdCareer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/career/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes a Career
         * @description Changes the fields that are sent and leaves the others. PATCH and PUT do the same.
         */
        put: operations["updateCareerByPut"];
        post?: never;
        /**
         * Deletes a Career
         * @description Returns the entry as it was. Its picture is deleted unless something else shows it.
         */
        delete: operations["removeCareer"];
        options?: never;
        head?: never;
        /**
         * Changes a Career
         * @description Changes the fields that are sent and leaves the others. PATCH and PUT do the same.
         */
        patch: operations["updateCareer"];
        trace?: never;
    };
    "/faq": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists each Faq
         * @description In the order that the panel sets; all, or one page.
         */
        get: operations["listFaq"];
        put?: never;
        /**
         * Creates a Faq
         * @description Published at once.
         */
        post: operations["createFaq"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faq/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a Faq
         * @description Returns the entry as it was. Its picture is deleted unless something else shows it.
         */
        delete: operations["removeFaq"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contactus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists each Inquiry
         * @description The newest first; all, or one page.
         */
        get: operations["listInquiry"];
        put?: never;
        /**
         * Creates a Inquiry
         * @description Open to everyone; limited per client IP.
         */
        post: operations["createInquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/preview/blog/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a Blog as its newest draft has it
         * @description As it would be returned once published.
         */
        get: operations["previewBlog"];
        put?: never;
        /**
         * The same with what is typed in the panel and not saved yet
         * @description The body is the panel’s form, by field name. Nothing is stored.
         */
        post: operations["previewUnsavedBlog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/preview/service/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a Service as its newest draft has it
         * @description As it would be returned once published.
         */
        get: operations["previewService"];
        put?: never;
        /**
         * The same with what is typed in the panel and not saved yet
         * @description The body is the panel’s form, by field name. Nothing is stored.
         */
        post: operations["previewUnsavedService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draft/about/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The draft that is newer than what a About shows
         * @description Null if there is none.
         */
        get: operations["newerDraftOfAbout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draft/blog/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The draft that is newer than what a Blog shows
         * @description Null if there is none.
         */
        get: operations["newerDraftOfBlog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draft/service/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The draft that is newer than what a Service shows
         * @description Null if there is none.
         */
        get: operations["newerDraftOfService"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draft/team/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The draft that is newer than what a Team shows
         * @description Null if there is none.
         */
        get: operations["newerDraftOfTeam"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draft/career/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The draft that is newer than what a Career shows
         * @description Null if there is none.
         */
        get: operations["newerDraftOfCareer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site-content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the firm says of itself
         * @description Slides, plans, tags, contact details and the like, which are no entries.
         */
        get: operations["siteContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes an API key for whoever is signed in
         * @description At most ten each, with at most the rights of their owner, whose password is needed. Not with an API key.
         */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * This document
         * @description OpenAPI 3.1.
         */
        get: operations["openApi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the process serves
         * @description Always 200 while it does.
         */
        get: operations["health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the database responds
         * @description 503 while it does not.
         */
        get: operations["ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        About: {
            _id: string;
            title: string;
            description: string;
            image: components["schemas"]["Image"] | null;
            /** Format: date-time */
            createdAt: string;
        };
        Blog: {
            _id: string;
            title: string;
            description: string;
            slug: string;
            image: components["schemas"]["Image"] | null;
            /** Format: date-time */
            createdAt: string;
            seo?: components["schemas"]["Seo"];
        };
        Service: {
            _id: string;
            title: string;
            description: string;
            slug: string;
            image: components["schemas"]["Image"] | null;
            /** Format: date-time */
            createdAt: string;
            seo?: components["schemas"]["Seo"];
        };
        Team: {
            _id: string;
            name: string;
            post: string;
            image: components["schemas"]["Image"] | null;
        };
        Career: {
            _id: string;
            title: string;
            salary: string;
            description: string;
            image: components["schemas"]["Image"] | null;
            /** Format: date-time */
            createdAt: string;
            seo?: components["schemas"]["Seo"];
        };
        Faq: {
            _id: string;
            title: string;
            description: string;
        };
        Inquiry: {
            _id: string;
            name: string;
            email: string;
            phone: string;
            message: string;
            /** Format: date-time */
            createdAt: string;
        };
        Image: {
            /** @description A path on this server that loads as it stands. */
            filePath: string;
            filename: string;
            alt: string;
            width: number;
            height: number;
            /** @description What stays visible where the picture is cut, in percent; its middle if left out. */
            focus?: {
                x: number;
                y: number;
            };
            /** @description The same picture as WebP in smaller widths, ascending. */
            sizes: {
                width: number;
                filePath: string;
            }[];
        };
        /** @description For search engines and shared links; what is left out falls back to the entry’s own. */
        Seo: {
            title?: string;
            description?: string;
            image?: components["schemas"]["Image"];
        };
        SiteContent: {
            firmName: string;
            shortName: string;
            topBarText: string;
            productLink: {
                label: string;
                url: string;
            };
            sisterProductLink: {
                label: string;
                url: string;
            };
            tagline: string;
            socialLinks: {
                label: string;
                url: string;
            }[];
            copyrightYear: number;
            designerCredit: {
                label: string;
                url: string;
            };
            workingHours: string;
            contact: {
                location: string;
                email: string;
                phone: string;
                careersEmail: string;
                latitude: number;
                longitude: number;
                mapEmbedUrl: string;
                mapLinkUrl: string;
            };
            slides: {
                title: string;
                subtitle: string;
                drawing: string;
                image: components["schemas"]["Image"] | null;
            }[];
            plans: {
                name: string;
                price: number;
                period: string;
                features: string[];
            }[];
            tags: string[];
            statistics: {
                value: string;
                label: string;
            }[];
            featureCards: {
                title: string;
                text: string;
                drawing: string;
            }[];
            seo: {
                title: string;
                description: string;
                image: components["schemas"]["Image"] | null;
            };
        };
        NewerDraft: {
            href: string;
            /** Format: date-time */
            savedAt: string;
        };
        Person: {
            _id: string;
            name: string;
            email: string;
        };
        ApiKey: {
            id: string;
            /** @description Shown in this response only. */
            key: string;
            name: string;
            /** @enum {string} */
            role: "administrator" | "editor";
        };
        Failure: {
            message: string;
            errors?: {
                field: string;
                message: string;
            }[];
        };
    };
    responses: {
        /** @description The path, the query or the body breaks a rule; `errors` names the fields */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Not signed in, or wrongly: Please login first */
        NotSignedIn: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Not allowed to whoever is signed in, or from another site’s page */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description There is no such entry */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description In conflict with what there is already */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Someone else has changed this. Reload to see the newer version. */
        Changed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body is too large or has too much structure */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body has an encoding that is not read here */
        MediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Too many attempts. Please try again later. */
        TooMany: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Something went wrong. Please try again. */
        Fault: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Service is not available. Please try again. */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description A strong tag of these very bytes, for `If-None-Match` and `If-Match` */
        ETag: string;
        /** @description The first, previous, next and last page (RFC 8288), of a list in pages */
        Link: string;
        /** @description How many entries the whole list has, of a list in pages */
        "X-Total-Count": number;
        /** @description Where the entry is now, if it was found by a slug that it had before */
        "Content-Location": string;
        /** @description Seconds */
        "Retry-After": number;
        /** @description Sets or clears the session */
        "Set-Cookie": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** Format: email */
                    email: string;
                    /** @description None of the 3,000 most common passwords. */
                    password: string;
                };
                "application/x-www-form-urlencoded": {
                    name: string;
                    /** Format: email */
                    email: string;
                    /** @description None of the 3,000 most common passwords. */
                    password: string;
                };
                "multipart/form-data": {
                    name: string;
                    /** Format: email */
                    email: string;
                    /** @description None of the 3,000 most common passwords. */
                    password: string;
                };
            };
        };
        responses: {
            /** @description Makes an administrator */
            201: {
                headers: {
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    password: string;
                };
                "application/x-www-form-urlencoded": {
                    email: string;
                    password: string;
                };
                "multipart/form-data": {
                    email: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Signs a person in */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ends the session of the cookie */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    loggedIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the session or the API key holds */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    registration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the first administrator is still to be made */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        open: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAbout: {
        parameters: {
            query?: {
                /** @description Entries of one page; 20 if only `page` is given. Without both the whole list is returned. */
                limit?: number;
                /** @description Which page, from 1. */
                page?: number;
                /** @description Words that an entry must all contain: at most 8, of 200 characters together. */
                q?: string;
                /** @description Includes drafts. Staff only: 401 without a session or key. */
                status?: "any";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists each About */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["About"][];
                };
            };
            /** @description Not changed since the ETag in `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAbout: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body gets the first response again, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    description?: string;
                };
                "application/x-www-form-urlencoded": {
                    title: string;
                    description?: string;
                };
                "multipart/form-data": {
                    title: string;
                    description?: string;
                    /**
                     * Format: binary
                     * @description A JPEG, PNG, WebP, AVIF or GIF file of at most 10 MB and 50 megapixels.
                     */
                    image?: Blob;
                };
            };
        };
        responses: {
            /** @description Creates a About */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["About"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    readByIdAbout: {
        parameters: {
            query?: {
                /** @description Includes drafts. Staff only: 401 without a session or key. */
                status?: "any";
            };
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads a About by its id */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["About"];
                };
            };
            /** @description Not changed since the ETag in `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAboutByPut: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title?: string;
                    description?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                };
                "application/x-www-form-urlencoded": {
                    title?: string;
                    description?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                };
                "multipart/form-data": {
                    title?: string;
                    description?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                    /**
                     * Format: binary
                     * @description A JPEG, PNG, WebP, AVIF or GIF file of at most 10 MB and 50 megapixels.
                     */
                    image?: Blob;
                };
            };
        };
        responses: {
            /** @description Changes a About */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["About"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeAbout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes a About */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["About"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAbout: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title?: string;
                    description?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                };
                "application/x-www-form-urlencoded": {
                    title?: string;
                    description?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                };
                "multipart/form-data": {
                    title?: string;
                    description?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                    /**
                     * Format: binary
                     * @description A JPEG, PNG, WebP, AVIF or GIF file of at most 10 MB and 50 megapixels.
                     */
                    image?: Blob;
                };
            };
        };
        responses: {
            /** @description Changes a About */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["About"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBlog: {
        parameters: {
            query?: {
                /** @description Entries of one page; 20 if only `page` is given. Without both the whole list is returned. */
                limit?: number;
                /** @description Which page, from 1. */
                page?: number;
                /** @description Words that an entry must all contain: at most 8, of 200 characters together. */
                q?: string;
                /** @description Includes drafts. Staff only: 401 without a session or key. */
                status?: "any";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists each Blog */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Blog"][];
                };
            };
            /** @description Not changed since the ETag in `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    createBlog: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body gets the first response again, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    description?: string;
                };
                "application/x-www-form-urlencoded": {
                    title: string;
                    description?: string;
                };
                "multipart/form-data": {
                    title: string;
                    description?: string;
                    /**
                     * Format: binary
                     * @description A JPEG, PNG, WebP, AVIF or GIF file of at most 10 MB and 50 megapixels.
                     */
                    image?: Blob;
                };
            };
        };
        responses: {
            /** @description Creates a Blog */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Blog"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    readByIdBlog: {
        parameters: {
            query?: {
                /** @description Includes drafts. Staff only: 401 without a session or key. */
                status?: "any";
            };
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads a Blog by its id */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Blog"];
                };
            };
            /** @description Not changed since the ETag in `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    readBySlugBlog: {
        parameters: {
            query?: {
                /** @description Includes drafts. Staff only: 401 without a session or key. */
                status?: "any";
            };
            header?: never;
            path: {
                /** @description The entry’s slug. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads a Blog by its slug */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Content-Location": components["headers"]["Content-Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Blog"];
                };
            };
            /** @description Not changed since the ETag in `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateBlogByPut: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title?: string;
                    description?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                };
                "application/x-www-form-urlencoded": {
                    title?: string;
                    description?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                };
                "multipart/form-data": {
                    title?: string;
                    description?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                    /**
                     * Format: binary
                     * @description A JPEG, PNG, WebP, AVIF or GIF file of at most 10 MB and 50 megapixels.
                     */
                    image?: Blob;
                };
            };
        };
        responses: {
            /** @description Changes a Blog */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Blog"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeBlog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes a Blog */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Blog"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateBlog: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title?: string;
                    description?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                };
                "application/x-www-form-urlencoded": {
                    title?: string;
                    description?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                };
                "multipart/form-data": {
                    title?: string;
                    description?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                    /**
                     * Format: binary
                     * @description A JPEG, PNG, WebP, AVIF or GIF file of at most 10 MB and 50 megapixels.
                     */
                    image?: Blob;
                };
            };
        };
        responses: {
            /** @description Changes a Blog */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Blog"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listService: {
        parameters: {
            query?: {
                /** @description Entries of one page; 20 if only `page` is given. Without both the whole list is returned. */
                limit?: number;
                /** @description Which page, from 1. */
                page?: number;
                /** @description Words that an entry must all contain: at most 8, of 200 characters together. */
                q?: string;
                /** @description Includes drafts. Staff only: 401 without a session or key. */
                status?: "any";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists each Service */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Service"][];
                };
            };
            /** @description Not changed since the ETag in `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    createService: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body gets the first response again, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    description?: string;
                };
                "application/x-www-form-urlencoded": {
                    title: string;
                    description?: string;
                };
                "multipart/form-data": {
                    title: string;
                    description?: string;
                    /**
                     * Format: binary
                     * @description A JPEG, PNG, WebP, AVIF or GIF file of at most 10 MB and 50 megapixels.
                     */
                    image?: Blob;
                };
            };
        };
        responses: {
            /** @description Creates a Service */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Service"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    readByIdService: {
        parameters: {
            query?: {
                /** @description Includes drafts. Staff only: 401 without a session or key. */
                status?: "any";
            };
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads a Service by its id */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Service"];
                };
            };
            /** @description Not changed since the ETag in `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    readBySlugService: {
        parameters: {
            query?: {
                /** @description Includes drafts. Staff only: 401 without a session or key. */
                status?: "any";
            };
            header?: never;
            path: {
                /** @description The entry’s slug. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads a Service by its slug */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Content-Location": components["headers"]["Content-Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Service"];
                };
            };
            /** @description Not changed since the ETag in `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateServiceByPut: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title?: string;
                    description?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                };
                "application/x-www-form-urlencoded": {
                    title?: string;
                    description?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                };
                "multipart/form-data": {
                    title?: string;
                    description?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                    /**
                     * Format: binary
                     * @description A JPEG, PNG, WebP, AVIF or GIF file of at most 10 MB and 50 megapixels.
                     */
                    image?: Blob;
                };
            };
        };
        responses: {
            /** @description Changes a Service */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Service"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes a Service */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Service"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateService: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title?: string;
                    description?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                };
                "application/x-www-form-urlencoded": {
                    title?: string;
                    description?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                };
                "multipart/form-data": {
                    title?: string;
                    description?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                    /**
                     * Format: binary
                     * @description A JPEG, PNG, WebP, AVIF or GIF file of at most 10 MB and 50 megapixels.
                     */
                    image?: Blob;
                };
            };
        };
        responses: {
            /** @description Changes a Service */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Service"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTeam: {
        parameters: {
            query?: {
                /** @description Entries of one page; 20 if only `page` is given. Without both the whole list is returned. */
                limit?: number;
                /** @description Which page, from 1. */
                page?: number;
                /** @description Words that an entry must all contain: at most 8, of 200 characters together. */
                q?: string;
                /** @description Includes drafts. Staff only: 401 without a session or key. */
                status?: "any";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists each Team */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"][];
                };
            };
            /** @description Not changed since the ETag in `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTeam: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body gets the first response again, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    post: string;
                };
                "application/x-www-form-urlencoded": {
                    name: string;
                    post: string;
                };
                "multipart/form-data": {
                    name: string;
                    post: string;
                    /**
                     * Format: binary
                     * @description A JPEG, PNG, WebP, AVIF or GIF file of at most 10 MB and 50 megapixels.
                     */
                    image?: Blob;
                };
            };
        };
        responses: {
            /** @description Creates a Team */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    readByIdTeam: {
        parameters: {
            query?: {
                /** @description Includes drafts. Staff only: 401 without a session or key. */
                status?: "any";
            };
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads a Team by its id */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"];
                };
            };
            /** @description Not changed since the ETag in `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    readByIdTeamPlainly: {
        parameters: {
            query?: {
                /** @description Includes drafts. Staff only: 401 without a session or key. */
                status?: "any";
            };
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads a Team by its id */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"];
                };
            };
            /** @description Not changed since the ETag in `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTeamByPut: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    post?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                };
                "application/x-www-form-urlencoded": {
                    name?: string;
                    post?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                };
                "multipart/form-data": {
                    name?: string;
                    post?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                    /**
                     * Format: binary
                     * @description A JPEG, PNG, WebP, AVIF or GIF file of at most 10 MB and 50 megapixels.
                     */
                    image?: Blob;
                };
            };
        };
        responses: {
            /** @description Changes a Team */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes a Team */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTeam: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    post?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                };
                "application/x-www-form-urlencoded": {
                    name?: string;
                    post?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                };
                "multipart/form-data": {
                    name?: string;
                    post?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                    /**
                     * Format: binary
                     * @description A JPEG, PNG, WebP, AVIF or GIF file of at most 10 MB and 50 megapixels.
                     */
                    image?: Blob;
                };
            };
        };
        responses: {
            /** @description Changes a Team */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCareer: {
        parameters: {
            query?: {
                /** @description Entries of one page; 20 if only `page` is given. Without both the whole list is returned. */
                limit?: number;
                /** @description Which page, from 1. */
                page?: number;
                /** @description Words that an entry must all contain: at most 8, of 200 characters together. */
                q?: string;
                /** @description Includes drafts. Staff only: 401 without a session or key. */
                status?: "any";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists each Career */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Career"][];
                };
            };
            /** @description Not changed since the ETag in `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCareer: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body gets the first response again, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    salary?: string;
                    description?: string;
                };
                "application/x-www-form-urlencoded": {
                    title: string;
                    salary?: string;
                    description?: string;
                };
                "multipart/form-data": {
                    title: string;
                    salary?: string;
                    description?: string;
                    /**
                     * Format: binary
                     * @description A JPEG, PNG, WebP, AVIF or GIF file of at most 10 MB and 50 megapixels.
                     */
                    image?: Blob;
                };
            };
        };
        responses: {
            /** @description Creates a Career */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Career"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    readByIdCareer: {
        parameters: {
            query?: {
                /** @description Includes drafts. Staff only: 401 without a session or key. */
                status?: "any";
            };
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads a Career by its id */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Career"];
                };
            };
            /** @description Not changed since the ETag in `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCareerByPut: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title?: string;
                    salary?: string;
                    description?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                };
                "application/x-www-form-urlencoded": {
                    title?: string;
                    salary?: string;
                    description?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                };
                "multipart/form-data": {
                    title?: string;
                    salary?: string;
                    description?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                    /**
                     * Format: binary
                     * @description A JPEG, PNG, WebP, AVIF or GIF file of at most 10 MB and 50 megapixels.
                     */
                    image?: Blob;
                };
            };
        };
        responses: {
            /** @description Changes a Career */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Career"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeCareer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes a Career */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Career"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCareer: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title?: string;
                    salary?: string;
                    description?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                };
                "application/x-www-form-urlencoded": {
                    title?: string;
                    salary?: string;
                    description?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                };
                "multipart/form-data": {
                    title?: string;
                    salary?: string;
                    description?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                    /**
                     * Format: binary
                     * @description A JPEG, PNG, WebP, AVIF or GIF file of at most 10 MB and 50 megapixels.
                     */
                    image?: Blob;
                };
            };
        };
        responses: {
            /** @description Changes a Career */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Career"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFaq: {
        parameters: {
            query?: {
                /** @description Entries of one page; 20 if only `page` is given. Without both the whole list is returned. */
                limit?: number;
                /** @description Which page, from 1. */
                page?: number;
                /** @description Words that an entry must all contain: at most 8, of 200 characters together. */
                q?: string;
                /** @description Includes drafts. Staff only: 401 without a session or key. */
                status?: "any";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists each Faq */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Faq"][];
                };
            };
            /** @description Not changed since the ETag in `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    createFaq: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body gets the first response again, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    description: string;
                };
                "application/x-www-form-urlencoded": {
                    title: string;
                    description: string;
                };
                "multipart/form-data": {
                    title: string;
                    description: string;
                };
            };
        };
        responses: {
            /** @description Creates a Faq */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Faq"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeFaq: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes a Faq */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Faq"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInquiry: {
        parameters: {
            query?: {
                /** @description Entries of one page; 20 if only `page` is given. Without both the whole list is returned. */
                limit?: number;
                /** @description Which page, from 1. */
                page?: number;
                /** @description Words that an entry must all contain: at most 8, of 200 characters together. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists each Inquiry */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Inquiry"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    createInquiry: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body gets the first response again, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** Format: email */
                    email: string;
                    phone: string;
                    message: string;
                };
                "application/x-www-form-urlencoded": {
                    name: string;
                    /** Format: email */
                    email: string;
                    phone: string;
                    message: string;
                };
                "multipart/form-data": {
                    name: string;
                    /** Format: email */
                    email: string;
                    phone: string;
                    message: string;
                };
            };
        };
        responses: {
            /** @description Creates a Inquiry */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Inquiry"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewBlog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads a Blog as its newest draft has it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Blog"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewUnsavedBlog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The same with what is typed in the panel and not saved yet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Blog"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads a Service as its newest draft has it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Service"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewUnsavedService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The same with what is typed in the panel and not saved yet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Service"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    newerDraftOfAbout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft that is newer than what a About shows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewerDraft"] | null;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    newerDraftOfBlog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft that is newer than what a Blog shows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewerDraft"] | null;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    newerDraftOfService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft that is newer than what a Service shows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewerDraft"] | null;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    newerDraftOfTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft that is newer than what a Team shows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewerDraft"] | null;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    newerDraftOfCareer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft that is newer than what a Career shows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewerDraft"] | null;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    siteContent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the firm says of itself */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteContent"];
                };
            };
            /** @description Not changed since the ETag in `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** @enum {string} */
                    role: "administrator" | "editor";
                    /** @description The password of whoever is signed in. */
                    password: string;
                };
                "application/x-www-form-urlencoded": {
                    name: string;
                    /** @enum {string} */
                    role: "administrator" | "editor";
                    /** @description The password of whoever is signed in. */
                    password: string;
                };
                "multipart/form-data": {
                    name: string;
                    /** @enum {string} */
                    role: "administrator" | "editor";
                    /** @description The password of whoever is signed in. */
                    password: string;
                };
            };
        };
        responses: {
            /** @description Makes an API key for whoever is signed in */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    openApi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description This document */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the process serves */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ready: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the database responds */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
}
